import { useLingui } from '@lingui/react';
import { MenuLink } from '@portal/menu-engine';
import { type MenuEntry, menuLabel } from '@portal/menu-engine/core';
import { Icon } from '@portal/ui';
import type { ReactNode, Ref } from 'react';
import classes from './WelcomePage.module.css';

export type WelcomePageProps = {
  ref?: Ref<HTMLElement>;
  /** How the person is called; empty while nobody is known. */
  name: string;
  systemName: string;
  /** The hour of the day where the person is, 0 to 23. */
  hour: number;
  /** The pages used most. */
  common: readonly MenuEntry[];
  /** What comes below: further sections. */
  children?: ReactNode;
};

/** The home of a system whose menu names no home page. Stands inside a menu list, whose marks its menus wear. */
export function WelcomePage({ ref, name, systemName, hour, common, children }: WelcomePageProps) {
  const { i18n } = useLingui();
  return (
    <article className={classes.page} ref={ref}>
      <header className={classes.header}>
        <h1 className={classes.title}>{i18n._({ ...greeting(hour), values: { name } })}</h1>
        <p className={classes.lead}>
          {i18n._({
            id: 'portal.welcome.lead',
            message: '这里是{systemName}，从下面开始今天的工作。',
            values: { systemName },
          })}
        </p>
      </header>
      <WelcomeSection title={i18n._({ id: 'portal.welcome.common', message: '常用菜单' })}>
        {common.length === 0 ? (
          <p className={classes.lead}>
            {i18n._({
              id: 'portal.welcome.empty',
              message: '打开过的菜单会显示在这里，请从上方菜单选择一个页面。',
            })}
          </p>
        ) : (
          <WelcomeMenus entries={common} />
        )}
      </WelcomeSection>
      {children}
    </article>
  );
}

/** One section of the welcome page. */
export function WelcomeSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Menus of the welcome page as cards. Stands inside a menu list. */
export function WelcomeMenus({ entries }: { entries: readonly MenuEntry[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={classes.cards} data-wraps-names>
      {entries.map((entry) => (
        <li key={entry.key} className={classes.card}>
          <MenuLink
            entry={entry}
            glyph={<Icon name={entry.menu.menuIcon ?? 'neutral'} />}
            drawName={(label) => (
              <>
                <span className={classes.label}>{label}</span>
                {entry.parent && (
                  <span className={classes.group}>{menuLabel(entry.parent, i18n.locale)}</span>
                )}
              </>
            )}
          />
        </li>
      ))}
    </ul>
  );
}

function greeting(hour: number) {
  if (hour < 12) return /*i18n*/ { id: 'portal.welcome.morning', message: '{name}，早上好' };
  if (hour < 18) return /*i18n*/ { id: 'portal.welcome.afternoon', message: '{name}，下午好' };
  return /*i18n*/ { id: 'portal.welcome.evening', message: '{name}，晚上好' };
}
