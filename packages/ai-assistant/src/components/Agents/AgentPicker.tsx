import { Trans, useLingui } from '@lingui/react';
import { ActionButton, EmptyState, ErrorState, Icon, LoadingState } from '@portal/ui';
import type { Agent } from '../../core/entities.ts';
import classes from './Agents.module.css';

export type AgentPickerProps = {
  /** Undefined while they load. */
  agents: readonly Agent[] | undefined;
  isFailed?: boolean;
  onRetry: () => void;
  /** Ids of agents that the person already has. */
  boundIds: ReadonlySet<string>;
  onBind: (agent: Agent) => void;
};

/** The agents that can be added, with what each is for. */
export function AgentPicker({ agents, isFailed, onRetry, boundIds, onBind }: AgentPickerProps) {
  const { i18n } = useLingui();
  if (isFailed) return <ErrorState onRetry={onRetry} />;
  if (!agents) return <LoadingState rows={4} />;
  if (agents.length === 0)
    return (
      <EmptyState icon="robot" title={i18n._({ id: 'ai.picker.none', message: '暂无可添加的智能体' })} />
    );
  return (
    <ul className={classes.picker}>
      {agents.map((agent) => (
        <li key={agent.agent_id} className={classes.choice}>
          <span className={classes.choiceMark} aria-hidden>
            <Icon name="robot" size={18} />
          </span>
          <div className={classes.choiceText}>
            <b>{agent.name}</b>
            <p>{agent.description}</p>
          </div>
          {boundIds.has(agent.agent_id) ? (
            <span className={classes.bound}>
              <Icon name="check" size={14} />
              <Trans id="ai.picker.bound" message="已添加" />
            </span>
          ) : (
            <ActionButton
              aria-label={i18n._({
                id: 'ai.picker.addOf',
                message: '添加 {name}',
                values: { name: agent.name },
              })}
              onClick={() => onBind(agent)}
            >
              <Trans id="ai.picker.add" message="添加" />
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}
