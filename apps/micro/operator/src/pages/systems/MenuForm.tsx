import { useLingui } from '@lingui/react';
import { Checkbox, TextInput } from '@mantine/core';
import { fromSetupNames, type SetupMenu } from '@portal/api-client/contract/operator';
import { ActionButton } from '@portal/ui';
import { DetailPanel, SelectField } from '@portal/ui/table';
import form from '../../components/form.module.css';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { inLanguage } from '../../components/three.ts';
import type { MenuDraft } from './useMenuDraft.ts';

export type MenuFormProps = {
  menu: SetupMenu;
  draft: MenuDraft;
  apps: readonly string[];
  locale: string;
  /** What the server refused, by field. */
  problems: Readonly<Record<string, string>>;
  onClose: () => void;
};

const URL_KIND = '(url)';

/** What a menu is called and opens; each change is one step that can be taken back. */
export function MenuForm({ menu, draft, apps, locale, problems, onClose }: MenuFormProps) {
  const { i18n } = useLingui();
  const set = (fields: Partial<SetupMenu>) => draft.run({ type: 'change', id: menu.id, fields });
  const isGroup = menu.menus !== undefined;
  const kind = menu.url === undefined ? (menu.app ?? '') : URL_KIND;
  const options = [
    ...apps.map((app) => ({ value: app, label: app })),
    { value: URL_KIND, label: i18n._({ id: 'operator.menu.url', message: '外部地址' }) },
  ];
  return (
    <DetailPanel title={inLanguage(fromSetupNames(menu.name), locale)} onClose={onClose}>
      <div className={form.form}>
        <ThreeFields
          maxLength={100}
          label={i18n._({ id: 'operator.menu.name', message: '名称' })}
          name="name"
          value={fromSetupNames(menu.name)}
          error={problems.name}
          onChange={({ zh, en, kr }) => set({ name: { zh, en, ko: kr } })}
        />
        <TextInput
          label={i18n._({ id: 'operator.menu.icon', message: '图标' })}
          description={i18n._({
            id: 'operator.menu.icon.hint',
            message: '图标名，例如 gb-icon-order，或图片的 https 地址',
          })}
          value={menu.icon ?? ''}
          maxLength={300}
          spellCheck={false}
          onChange={({ currentTarget }) => set({ icon: currentTarget.value })}
        />
        {!isGroup && (
          <>
            <div>
              <SelectField
                label={i18n._({ id: 'operator.menu.opens', message: '打开' })}
                value={kind}
                options={options}
                onChange={(value) =>
                  set(
                    value === URL_KIND
                      ? { url: 'https://', app: undefined, page: undefined }
                      : { app: value, page: menu.page ?? '/', url: undefined },
                  )
                }
              />
            </div>
            <TextInput
              label={
                kind === URL_KIND
                  ? i18n._({ id: 'operator.menu.url', message: '外部地址' })
                  : i18n._({ id: 'operator.menu.page', message: '应用中的页面' })
              }
              value={(kind === URL_KIND ? menu.url : menu.page) ?? ''}
              error={problems.url ?? problems.page ?? problems.app}
              maxLength={500}
              spellCheck={false}
              onChange={({ currentTarget }) =>
                set(kind === URL_KIND ? { url: currentTarget.value } : { page: currentTarget.value })
              }
            />
            <Checkbox
              label={i18n._({ id: 'operator.setup.members', message: '成员无需授权即可打开' })}
              checked={menu.members ?? false}
              onChange={({ currentTarget }) => set({ members: currentTarget.checked || undefined })}
            />
            <Checkbox
              label={i18n._({ id: 'operator.menu.isHome', message: '打开系统时先显示' })}
              checked={draft.home === menu.id}
              disabled={draft.home === menu.id}
              onChange={() => draft.setHome(menu.id)}
            />
          </>
        )}
        <dl className={form.facts}>
          <dt>{i18n._({ id: 'operator.menu.id', message: '代号' })}</dt>
          <dd>{menu.id}</dd>
        </dl>
        <div className={form.actions}>
          <ActionButton
            onClick={() => {
              draft.run({ type: 'remove', id: menu.id });
              onClose();
            }}
          >
            {isGroup
              ? i18n._({ id: 'operator.menu.removeGroup', message: '移除这一组' })
              : i18n._({ id: 'operator.menu.remove', message: '移除菜单' })}
          </ActionButton>
        </div>
      </div>
    </DetailPanel>
  );
}
