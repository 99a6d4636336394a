import { Icon } from '../Icon/Icon.tsx';
import classes from './sheets.module.css';

/** Every icon of some groups with its name; used by stories only. */
export function IconSheet({ groups }: { groups: readonly { title: string; names: readonly string[] }[] }) {
  return (
    <div className={classes.page}>
      {groups.map(({ title, names }) => (
        <section key={title}>
          <h2 className={classes.title}>{title}</h2>
          <ul className={classes.icons}>
            {names.map((name) => (
              <li key={name}>
                <Icon name={name} size={20} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
