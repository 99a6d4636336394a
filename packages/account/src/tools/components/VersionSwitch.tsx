import { ErrorState, LoadingState, latePart } from '@portal/ui';
import type { VersionSwitchProps } from './VersionForm.tsx';

export type { VersionOffer, VersionSwitchProps } from './VersionForm.tsx';

/** What a dialog about the newer version asks; it loads when it is shown, for few ever see it. */
export const VersionSwitch = latePart<VersionSwitchProps>(
  async () => (await import('./VersionForm.tsx')).VersionForm,
  { Missing: ErrorState, Waiting: () => <LoadingState rows={2} /> },
);
