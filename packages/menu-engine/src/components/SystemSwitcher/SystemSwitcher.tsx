import { Trans, useLingui } from '@lingui/react';
import { Dropdown, Icon, SystemIcon } from '@portal/ui';
import type { ReactNode } from 'react';
import { type ListedSystem, systemLabel } from '../../core/systemLabel.ts';
import slotRows from '../shared/SlotRows.module.css';
import { type SystemActions, SystemRow } from '../shared/SystemRow.tsx';
import { walkRows } from '../shared/walkRows.ts';
import classes from './SystemSwitcher.module.css';

/** Content of the switcher's dropdown; as a function it can close the dropdown. */
export type SwitcherSlot = ReactNode | ((dropdown: { close: () => void }) => ReactNode);

/** Props of `SystemSwitcher`. */
export type SystemSwitcherProps<System extends ListedSystem = ListedSystem> = {
  systems: readonly System[];
  /** Code of the system whose workspace is shown. */
  currentCode?: string;
  actions: SystemActions<System>;
  /** Entry to the common menus, above the systems. */
  commonMenusSlot?: SwitcherSlot;
  /** The custom scenes, below the systems. */
  scenesSlot?: SwitcherSlot;
  /** The action that adds a scene, at the end. */
  addSceneSlot?: SwitcherSlot;
};

/** The button that names the present system, with the company's systems in its dropdown. */
export function SystemSwitcher<System extends ListedSystem>({
  systems,
  currentCode,
  actions,
  commonMenusSlot,
  scenesSlot,
  addSceneSlot,
}: SystemSwitcherProps<System>) {
  const { i18n } = useLingui();
  const current = systems.find(({ systemCode }) => systemCode === currentCode);
  const title = i18n._({ id: 'menu.switcher.title', message: '全部应用' });
  const name = current ? systemLabel(current, i18n.locale) : title;
  return (
    <Dropdown
      label={title}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classes.trigger}
          aria-label={i18n._({
            id: 'menu.switcher.label',
            message: '切换应用，当前为{name}',
            values: { name },
          })}
        >
          {current ? <SystemIcon code={current.systemCode} size="small" /> : <Icon name="apps" />}
          <span className={classes.name} title={name}>
            {name}
          </span>
          <Icon name="chevron-down" size={14} />
        </button>
      )}
    >
      {({ close }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the rows inside
        <div className={classes.panel} onKeyDown={walkRows}>
          <Section slot={commonMenusSlot} close={close} />
          <p className={classes.heading}>{title}</p>
          {systems.length === 0 ? (
            <p className={classes.none}>
              <Trans id="menu.switcher.none" message="开通的系统会显示在这里" />
            </p>
          ) : (
            <ul className={classes.list}>
              {systems.map((system) => (
                <li key={`${system.serviceId}:${system.systemCode}`}>
                  <SystemRow
                    system={system}
                    current={system === current}
                    actions={{ ...actions, onOpen: closingFirst(close, actions.onOpen) }}
                  />
                </li>
              ))}
            </ul>
          )}
          <Section slot={scenesSlot} close={close} />
          <Section slot={addSceneSlot} close={close} />
        </div>
      )}
    </Dropdown>
  );
}

function Section({ slot, close }: { slot: SwitcherSlot; close: () => void }) {
  const content = typeof slot === 'function' ? slot({ close }) : slot;
  return content && <div className={`${classes.section} ${slotRows.rows}`}>{content}</div>;
}

function closingFirst<System>(close: () => void, open: (system: System) => void) {
  return (system: System) => {
    close();
    open(system);
  };
}
