import type { HealthState } from '@portal/api-client/contract/operator';
import type { Tone } from '@portal/ui/table';

/** How the whole does: as its worst part; what is not set up does not count. */
export function overallOf(checks: readonly HealthState[]): 'good' | 'attention' | 'bad' {
  if (checks.some(({ state }) => state === 'bad')) return 'bad';
  return checks.some(({ state }) => state === 'attention') ? 'attention' : 'good';
}

const TONES: Readonly<Record<string, Tone>> = { good: 'success', attention: 'warning', bad: 'danger' };

/** How a state looks. */
export function toneOf(state: string): Tone {
  return TONES[state] ?? 'neutral';
}
