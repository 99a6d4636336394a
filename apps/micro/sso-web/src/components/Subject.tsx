import { useLingui } from '@lingui/react';
import classes from './list.module.css';

export type SubjectProps = { title: string; isUnread: boolean };

/** What a message is about; one that was not read yet stands out, and says so to those who hear the page. */
export function Subject({ title, isUnread }: SubjectProps) {
  const { i18n } = useLingui();
  return (
    <span className={classes.subject} title={title}>
      {isUnread && (
        <>
          <span className={classes.dot} aria-hidden="true" />
          <span className="portal-visually-hidden">{i18n._({ id: 'sso.unread', message: '未读' })}</span>
        </>
      )}
      <span className={isUnread ? classes.unread : undefined} dir="auto">
        {title}
      </span>
    </span>
  );
}
