import { ASSISTANT } from './constants.ts';
import type { Place, Quota } from './entities.ts';

/** Returns whether no free question is left for this place today. */
export function isQuotaUsedUp(quota: Quota, place: Place): boolean {
  if (place.kind === 'agent' && place.agent_id === ASSISTANT.quotaExemptAgentId) return false;
  return quota.daily_use_total >= quota.daily_quota;
}
