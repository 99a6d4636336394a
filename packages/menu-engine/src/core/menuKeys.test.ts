import { expect, it } from 'vitest';
import * as menuConstants from './constants.ts';
import { ADD_SCENE_KEY, DEFAULT_SCENE, HISTORY_KEY, menuKey, parseKey, sceneKey } from './menuKeys.ts';
import { DEFAULT_SCENE_LABEL } from './messages.ts';

it('[M1] names menus m_, scenes c_ and two special groups', () => {
  expect(menuKey('12')).toBe('m_12');
  expect(sceneKey(7)).toBe('c_7');
  expect(HISTORY_KEY).toBe('__HISTORY__');
  expect(ADD_SCENE_KEY).toBe('addCustomMenus');
});

it('[M1] reads keys back', () => {
  expect(parseKey('m_12')).toEqual({ kind: 'menu', id: '12' });
  expect(parseKey('c_default')).toEqual({ kind: 'scene', id: 'default' });
  for (const other of ['', 'm_', 'x_1', HISTORY_KEY, ADD_SCENE_KEY]) expect(parseKey(other)).toBeUndefined();
});

it('[M2] has a default scene that searches and does not close', () => {
  expect(DEFAULT_SCENE).toEqual({ key: 'c_default', special: 3, closable: false });
  expect(DEFAULT_SCENE_LABEL.message).toBe('ERP快速入门');
});

it('[M26] keeps the fixed numbers in one module', () => {
  expect(menuConstants).toMatchObject({
    MENU_COLUMNS: 4,
    SUB_POPUP_CHECK_MS: 450,
    SEARCH_POPOVER_HIDE_MS: 200,
    BACKSPACE_TRACKING_MS: 350,
    SCENES_MAX: 30,
    SCENE_NAME_MAX: 30,
    SCENE_MENUS_MAX: 15,
    SCENE_TYPE: 1,
    SYSTEM_STATUS: { subscribed: 2, disabled: 3, authorised: 4, abandoned: 9 },
    SERVICE_DEPLOY: { ready: 4, deployingUpTo: 2 },
    ERP_SERVICE_CODE: 'ERP+',
    CHECKED_SYSTEMS: ['ERP', 'AMAZON_OPERATE', 'BI'],
    LAST_MENU_LEAF: 2,
    MENU_CONTENT: { columns: 1, tabs: 2, search: 3 },
    UPDATE_FLAG: { usable: 1, notPurchased: 2 },
    COLLECT_FLAG_PINNED: 2,
    SELECT_FLAG_SELECTED: 2,
    SHOW_UPDATE_FLAG: { usableOnly: 1, all: 2 },
    PACKAGE_STYLE: { left: 1, top: 2 },
    PIN_OPTION: { pin: 1, unpin: 2 },
  });
});
