import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import classes from './WelcomePage.module.css';

/** One shortcut of the welcome page. */
type WelcomeLink = { key: string; label: string; href: string; group?: string; icon?: string };

export type WelcomePageProps = {
  /** How the person is called; empty while nobody is known. */
  name: string;
  systemName: string;
  /** The hour of the day where the person is, 0 to 23. */
  hour: number;
  links: WelcomeLink[];
  onOpen: (key: string) => void;
};

/** The home of a system whose menu names no home page: a greeting and the pages used most. */
export function WelcomePage({ name, systemName, hour, links, onOpen }: WelcomePageProps) {
  const { i18n } = useLingui();
  return (
    <article className={classes.page}>
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
      <section aria-labelledby="welcome-common">
        <h2 className={classes.heading} id="welcome-common">
          {i18n._({ id: 'portal.welcome.common', message: '常用菜单' })}
        </h2>
        {links.length === 0 ? (
          <p className={classes.lead}>
            {i18n._({
              id: 'portal.welcome.empty',
              message: '打开过的菜单会显示在这里，请从上方菜单选择一个页面。',
            })}
          </p>
        ) : (
          <ul className={classes.links}>
            {links.map(({ key, label, href, group, icon }) => (
              <li key={key}>
                <a
                  className={classes.link}
                  href={href}
                  title={label}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                    event.preventDefault();
                    onOpen(key);
                  }}
                >
                  <Icon name={icon ?? 'neutral'} />
                  <span className={classes.text}>
                    <span className={classes.label}>{label}</span>
                    {group && <span className={classes.group}>{group}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </article>
  );
}

function greeting(hour: number) {
  if (hour < 12) return /*i18n*/ { id: 'portal.welcome.morning', message: '{name}，早上好' };
  if (hour < 18) return /*i18n*/ { id: 'portal.welcome.afternoon', message: '{name}，下午好' };
  return /*i18n*/ { id: 'portal.welcome.evening', message: '{name}，晚上好' };
}
