import { Icon } from '@portal/ui';
import classes from './SiderTree.module.css';

/** A menu's icon; without one, the first character of its name. */
export function MenuGlyph({ icon, name }: { icon: string | undefined; name: string }) {
  if (icon) return <Icon name={icon} />;
  return (
    <span className={classes.initial} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
