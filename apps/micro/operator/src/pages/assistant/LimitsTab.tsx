import { QueryStates } from '@portal/ui/table';
import { useSetup } from '../setup/useSetup.ts';
import { LimitsForm } from './LimitsForm.tsx';

/** How much may be asked of the assistant. */
export function LimitsTab({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const setup = useSetup();
  return (
    <QueryStates isRecord query={setup}>
      {(shown) => <LimitsForm key={shown.changeId} setup={shown} onDirty={onDirty} />}
    </QueryStates>
  );
}
