import { Trans, useLingui } from '@lingui/react';
import { Icon, IconButton, type IconName, LoadingState } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Session, UserAgent } from '../../core/entities.ts';
import { useTitleOf } from '../Sessions/useTitleOf.ts';
import classes from './Agents.module.css';

export type AgentSiderProps = {
  /** What of it there is. */
  features: { agents: boolean; topics: boolean };
  /** Undefined while they load. */
  agents: readonly UserAgent[] | undefined;
  topics: readonly Session[] | undefined;
  /** Lists that did not load, to be asked for again. */
  isFailed?: boolean;
  onRetry: () => void;
  selected: { agentId?: string | undefined; topicId?: string | undefined };
  onSelectAgent: (agent: UserAgent) => void;
  onSelectTopic: (topic: Session) => void;
  onAddAgent: () => void;
  onRemoveAgent: (agent: UserAgent) => void;
  onAddTopic: () => void;
  /** Opens the questions that are asked by themselves. */
  onSchedules?: (() => void) | undefined;
};

/** The agents that a person has, and the topics of their teams. */
export function AgentSider(props: AgentSiderProps) {
  const { agents, topics, selected, isFailed, features } = props;
  const { i18n } = useLingui();
  const titleOf = useTitleOf();
  return (
    <nav className={classes.sider} aria-label={i18n._({ id: 'ai.agents.nav', message: '智能体和团队话题' })}>
      <p className={classes.brand}>
        <Icon name="sparkles" size={18} />
        <Trans id="ai.title" message="AI 助手" />
      </p>
      {isFailed && (
        <button type="button" className={classes.retry} onClick={props.onRetry}>
          <Icon name="refresh" size={14} />
          <Trans id="ai.agents.failed" message="没有加载出来，请重试" />
        </button>
      )}
      {features.agents && (
        <Group
          title={<Trans id="ai.agents" message="我的智能体" />}
          addLabel={i18n._({ id: 'ai.agents.add', message: '添加智能体' })}
          onAdd={props.onAddAgent}
          list={agents ?? (isFailed ? false : undefined)}
          empty={<Trans id="ai.agents.none" message="还没有智能体" />}
          row={(agent) => (
            <Row
              key={agent.user_agent_id}
              icon="robot"
              name={agent.agent_name}
              title={agent.agent_desc}
              isSelected={agent.user_agent_id === selected.agentId}
              onSelect={() => props.onSelectAgent(agent)}
              removeLabel={i18n._({
                id: 'ai.agents.remove',
                message: '移除 {name}',
                values: { name: agent.agent_name },
              })}
              onRemove={() => props.onRemoveAgent(agent)}
            />
          )}
        />
      )}
      {features.topics && (
        <Group
          title={<Trans id="ai.topics" message="团队话题" />}
          addLabel={i18n._({ id: 'ai.topics.add', message: '新建团队话题' })}
          onAdd={props.onAddTopic}
          list={topics ?? (isFailed ? false : undefined)}
          empty={<Trans id="ai.topics.none" message="还没有团队话题" />}
          row={(topic) => (
            <Row
              key={topic.session_id}
              icon="team"
              name={titleOf(topic.title)}
              isSelected={topic.session_id === selected.topicId}
              onSelect={() => props.onSelectTopic(topic)}
            />
          )}
        />
      )}
      {props.onSchedules && (
        <button type="button" className={classes.schedules} onClick={props.onSchedules}>
          <Icon name="clock" size={16} />
          <Trans id="ai.schedules" message="定时提问与提醒" />
        </button>
      )}
    </nav>
  );
}

type GroupProps<Item> = {
  title: ReactNode;
  addLabel: string;
  onAdd: () => void;
  list: readonly Item[] | undefined | false;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
};

function Group<Item>({ title, addLabel, onAdd, list, empty, row }: GroupProps<Item>) {
  return (
    <section className={classes.group}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <IconButton icon="plus" size="small" label={addLabel} onClick={onAdd} />
      </header>
      {list === undefined && <LoadingState rows={2} />}
      {list && list.length === 0 && <p className={classes.none}>{empty}</p>}
      {list && list.length > 0 && <ul className={classes.list}>{list.map(row)}</ul>}
    </section>
  );
}

type RowProps = {
  icon: IconName;
  name: string;
  title?: string;
  isSelected: boolean;
  onSelect: () => void;
  removeLabel?: string;
  onRemove?: () => void;
};

function Row({ icon, name, title, isSelected, onSelect, removeLabel, onRemove }: RowProps) {
  return (
    <li className={classes.row} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={classes.open}
        title={title || name}
        aria-current={isSelected || undefined}
        onClick={onSelect}
      >
        <Icon name={icon} size={16} />
        <span>{name}</span>
      </button>
      {onRemove && removeLabel && (
        <IconButton
          className={classes.remove}
          icon="close"
          size="small"
          label={removeLabel}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
