import { Trans, useLingui } from '@lingui/react';
import { Avatar, ErrorState, IconButton, LoadingState } from '@portal/ui';
import { useId, useState } from 'react';
import type { TeamMember } from '../../core/entities.ts';
import classes from './Team.module.css';

export type MemberFieldProps = {
  chosen: readonly TeamMember[];
  onChange: (members: TeamMember[]) => void;
  /** The colleagues to choose from; undefined while they load. */
  users: readonly TeamMember[] | undefined;
  isFailed?: boolean;
  onRetry: () => void;
  problem?: string | undefined;
};

/** Who is in a team topic, chosen from the company's people. */
export function MemberField({ chosen, onChange, users, isFailed, onRetry, problem }: MemberFieldProps) {
  const { i18n } = useLingui();
  const labelId = useId();
  const problemId = useId();
  const [words, setWords] = useState('');
  const ids = new Set(chosen.map(({ user_id }) => user_id));
  const wanted = words.trim().toLocaleLowerCase();
  const shown = users?.filter(({ user_name }) => user_name.toLocaleLowerCase().includes(wanted));
  return (
    <fieldset
      className={classes.field}
      aria-labelledby={labelId}
      aria-describedby={problem ? problemId : undefined}
    >
      <span id={labelId} className={classes.label}>
        <Trans id="ai.topic.members" message="团队成员" />
      </span>
      <div className={classes.members} data-invalid={problem ? true : undefined}>
        {chosen.length > 0 && (
          <ul className={classes.chips}>
            {chosen.map(({ user_id, user_name }) => (
              <li key={user_id} className={classes.chip}>
                <Avatar userId={user_id} name={user_name} size="small" decorative />
                {user_name}
                <IconButton
                  icon="close"
                  size="small"
                  label={i18n._({
                    id: 'ai.topic.removeMember',
                    message: '移除 {user_name}',
                    values: { user_name },
                  })}
                  onClick={() => onChange(chosen.filter((member) => member.user_id !== user_id))}
                />
              </li>
            ))}
          </ul>
        )}
        <input
          className={classes.filter}
          type="search"
          value={words}
          aria-label={i18n._({ id: 'ai.topic.findMember', message: '查找同事' })}
          placeholder={i18n._({ id: 'ai.topic.findMember', message: '查找同事' })}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <div className={classes.people}>
          {isFailed ? (
            <ErrorState onRetry={onRetry} />
          ) : !shown ? (
            <LoadingState rows={3} />
          ) : shown.length === 0 ? (
            <p className={classes.nobody}>
              <Trans id="ai.topic.nobody" message="没有找到同事" />
            </p>
          ) : (
            shown.map((user) => (
              <label key={user.user_id} className={classes.person}>
                <input
                  type="checkbox"
                  checked={ids.has(user.user_id)}
                  onChange={(event) =>
                    onChange(
                      event.target.checked
                        ? [...chosen, user]
                        : chosen.filter(({ user_id }) => user_id !== user.user_id),
                    )
                  }
                />
                <Avatar userId={user.user_id} name={user.user_name} size="small" decorative />
                {user.user_name}
              </label>
            ))
          )}
        </div>
      </div>
      <div className={classes.below}>
        <p id={problemId} className={classes.problem} role={problem ? 'alert' : undefined}>
          {problem}
        </p>
      </div>
    </fieldset>
  );
}
