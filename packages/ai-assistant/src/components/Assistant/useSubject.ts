import type { Place, Session, UserAgent } from '../../core/entities.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';

/** Returns the session or the agent that a place is about. */
export function useSubject(place: Place): { session: Session | undefined; agent: UserAgent | undefined } {
  const session = useAssistantState(({ lists }) =>
    place.kind === 'session'
      ? lists.sessions?.find(({ session_id }) => session_id === place.session_id)
      : undefined,
  );
  const agent = useAssistantState(({ lists }) =>
    place.kind === 'agent'
      ? lists.userAgents?.find(({ user_agent_id }) => user_agent_id === place.user_agent_id)
      : undefined,
  );
  return { session, agent };
}
