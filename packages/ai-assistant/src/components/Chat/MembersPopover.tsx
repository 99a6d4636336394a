import { Trans, useLingui } from '@lingui/react';
import { Avatar, Dropdown } from '@portal/ui';
import type { TeamMember } from '../../core/entities.ts';
import classes from './Chat.module.css';

const SHOWN = 3;

/** Who is in a team topic: a few faces, all of them on a press. */
export function MembersPopover({ members }: { members: readonly TeamMember[] }) {
  const { i18n } = useLingui();
  const label = i18n._({ id: 'ai.members', message: '团队成员' });
  return (
    <Dropdown
      label={label}
      placement="bottom-end"
      trigger={(trigger) => (
        <button {...trigger} type="button" className={classes.members}>
          <span className="portal-visually-hidden">
            <Trans id="ai.members.count" message="团队成员，{count} 人" values={{ count: members.length }} />
          </span>
          {members.slice(0, SHOWN).map(({ user_id, user_name }) => (
            <Avatar key={user_id} userId={user_id} name={user_name} size="small" decorative />
          ))}
          <span aria-hidden>{members.length}</span>
        </button>
      )}
    >
      {() =>
        members.length === 0 ? (
          <p className={classes.noMembers}>
            <Trans id="ai.members.none" message="暂无团队成员" />
          </p>
        ) : (
          <ul className={classes.memberList} aria-label={label}>
            {members.map(({ user_id, user_name }) => (
              <li key={user_id}>
                <Avatar userId={user_id} name={user_name} size="small" decorative />
                {user_name}
              </li>
            ))}
          </ul>
        )
      }
    </Dropdown>
  );
}
