import { useMemo } from 'react';
import { placeKey } from '../../core/place.ts';
import { orderSessions } from '../../core/sessions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { AgentSider } from '../Agents/AgentSider.tsx';
import { useAssistantFeatures, useAssistantPorts } from './ports.ts';
import { useAssistantDialogs } from './useAssistantDialogs.tsx';
import type { Wanted } from './useWanted.ts';

/** The person's agents and team topics. */
export function AgentsPart({ onWant }: { onWant: (wanted: Wanted) => void }) {
  const { actions } = useAssistant();
  const { extras = true } = useAssistantPorts();
  const dialogs = useAssistantDialogs();
  const features = useAssistantFeatures();
  const agents = useAssistantState(({ lists }) => lists.userAgents);
  const sessions = useAssistantState(({ lists }) => lists.sessions);
  const selected = useAssistantState((state) => state.selected);
  const isFailed = useAssistantState(({ failedLists }) => failedLists.includes('userAgents'));
  const topics = useMemo(
    () => sessions && orderSessions(sessions.filter(({ type }) => type === 'teamSession')),
    [sessions],
  );
  return (
    <AgentSider
      features={features}
      agents={agents}
      topics={topics}
      isFailed={isFailed}
      onRetry={actions.reset}
      selected={{
        agentId: selected?.kind === 'agent' ? selected.user_agent_id : undefined,
        topicId: selected?.kind === 'session' ? selected.session_id : undefined,
      }}
      onSelectAgent={({ agent_id, user_agent_id }) =>
        actions.select({ kind: 'agent', agent_id, user_agent_id })
      }
      onSelectTopic={({ session_id }) => actions.select({ kind: 'session', session_id })}
      onAddAgent={dialogs.addAgent}
      onRemoveAgent={dialogs.removeAgent}
      onAddTopic={dialogs.addTopic}
      onSchedules={
        extras && features.data
          ? () =>
              dialogs.schedules(({ session_id, message_id }) => {
                const place = { kind: 'session' as const, session_id };
                actions.select(place);
                onWant({ placeKey: placeKey(place), message_id });
              })
          : undefined
      }
    />
  );
}
