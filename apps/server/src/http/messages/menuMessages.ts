/** What the server says about menus and scenes. */
export const menuMessages = {
  tooManyScenes: [
    '自定义场景最多 {max} 个，请先删除不用的场景',
    'You have {max} custom scenes, which is the most there can be',
    '사용자 지정 장면은 최대 {max}개예요. 쓰지 않는 장면을 먼저 삭제해 주세요',
  ],
  sceneNameMissing: ['请输入场景名称', 'Please enter a name for the scene', '장면 이름을 입력해 주세요'],
  sceneNameTooLong: [
    '场景名称不能超过 {max} 个字符',
    'The name can have {max} characters at most',
    '장면 이름은 {max}자까지 쓸 수 있어요',
  ],
  sceneMenusMissing: ['请选择菜单', 'Please choose at least one menu', '메뉴를 선택해 주세요'],
  tooManySceneMenus: [
    '最多选择 {max} 个菜单',
    'A scene can have {max} menus at most',
    '메뉴는 최대 {max}개까지 선택할 수 있어요',
  ],
  sceneMenuUnknown: [
    '部分菜单已无权限，请重新选择',
    'Some of these menus are not yours any more, please choose again',
    '권한이 없는 메뉴가 있어요. 다시 선택해 주세요',
  ],
  sceneInUse: ['当前场景不能删除', 'The scene in use cannot be deleted', '사용 중인 장면은 삭제할 수 없어요'],
  sceneChanged: [
    '该场景已在其他窗口被修改，请核对后再保存',
    'This scene was changed in another window, please check and save again',
    '다른 창에서 장면이 변경되었어요. 확인한 뒤 다시 저장해 주세요',
  ],
  sceneGone: ['该场景已被删除', 'This scene was deleted', '삭제된 장면이에요'],
  remarkTooLong: [
    '备注不能超过 {max} 个字符',
    'The remark can have {max} characters at most',
    '비고는 {max}자까지 쓸 수 있어요',
  ],
  menuNotYours: ['您没有该菜单的权限', 'You have no access to this menu', '이 메뉴에 대한 권한이 없어요'],
  notInDemo: [
    '演示环境不支持该操作',
    'The demo environment does not do this',
    '체험 환경에서는 사용할 수 없어요',
  ],
  versionNotOffered: [
    '当前企业不能切换到该版本',
    'Your company cannot switch to this version',
    '이 버전으로 전환할 수 없는 회사예요',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
