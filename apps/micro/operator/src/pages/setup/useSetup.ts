import type { SetupFile } from '@portal/api-client/contract/operator';
import { type Act, useAct } from '@portal/embed/react-queries';
import { useQuery } from '@tanstack/react-query';
import { type ActFormOptions, useActForm } from '../../components/useActForm.ts';
import { setupQuery } from '../../queries.ts';
import { type OperatorApi, useApi } from '../../useApi.ts';
import { byField, type FieldsByPath } from './byField.ts';

/** What is set up, as the page was given it. */
export type Setup = Awaited<ReturnType<OperatorApi['getOperatorSetup']>>;
/** What each step is given. */
export type StepProps = { setup: Setup; onDirty: (isDirty: boolean) => void };
export type Applied = Awaited<ReturnType<OperatorApi['applyOperatorSetup']>>;

/** Parts of the setup file to be saved. */
export type SetupPatch = { file: SetupFile; isUnseen?: boolean };

/** What shows the set-up. */
const ASKS = [['setup'], ['queryOperatorSetupPage'], ['queryOperatorCompanyPage'], ['choices']] as const;

/** Reads it. */
export function useSetup() {
  return useQuery(setupQuery(useApi()));
}

/** Saves parts of what is set up, made from what the page was given. */
export function useApplySetup(setup: Setup, act: Omit<Act<SetupPatch, Applied>, 'run' | 'asks'>) {
  const api = useApi();
  return useAct<SetupPatch, Applied>({
    ...act,
    run: ({ file, isUnseen = false }) =>
      api.applyOperatorSetup({ file, changeId: setup.changeId ?? 0, isUnseen }),
    asks: ASKS,
  });
}

type SetupFormOptions<Values> = Omit<ActFormOptions<Values, Applied>, 'run' | 'asks' | 'fieldsOf'> & {
  /** The parts of the setup file that the values make. */
  patchOf: (values: Values) => SetupPatch;
  /** Which field stands for what of them. */
  fields: FieldsByPath;
};

/** A form that saves parts of what is set up. */
export function useSetupForm<Values extends object>(
  setup: Setup,
  { patchOf, fields, ...options }: SetupFormOptions<Values>,
) {
  const api = useApi();
  return useActForm<Values, Applied>({
    ...options,
    run: (values) => {
      const { file, isUnseen = false } = patchOf(values);
      return api.applyOperatorSetup({ file, changeId: setup.changeId ?? 0, isUnseen });
    },
    asks: ASKS,
    fieldsOf: (problems) => byField(problems, fields),
  });
}
