import { useEffect, useMemo } from 'react';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { AgentPicker } from '../Agents/AgentPicker.tsx';

/** The panel that adds an agent. */
export function AgentDialog({ onClose }: { onClose: () => void }) {
  const { actions } = useAssistant();
  const agents = useAssistantState(({ lists }) => lists.agents);
  const userAgents = useAssistantState(({ lists }) => lists.userAgents);
  const isFailed = useAssistantState(({ failedLists }) => failedLists.includes('agents'));
  useEffect(() => void actions.loadAgents(), [actions]);
  const boundIds = useMemo(() => new Set(userAgents?.map(({ agent_id }) => agent_id)), [userAgents]);
  return (
    <AgentPicker
      agents={agents}
      isFailed={isFailed}
      onRetry={() => void actions.loadAgents()}
      boundIds={boundIds}
      onBind={async (agent) => {
        await actions.bindAgent(agent);
        onClose();
      }}
    />
  );
}
