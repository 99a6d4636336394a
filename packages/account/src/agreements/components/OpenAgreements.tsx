import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AgreementsApi, openAgreementsQuery } from '../openAgreementsQuery.ts';
import { AgreementQuestion } from './AgreementQuestion.tsx';

/** Props of `OpenAgreements`. */
export type OpenAgreementsProps = {
  api: AgreementsApi;
  onSignOut: () => void;
};

/** Asks over the page for what the person has yet to agree to; nothing where that is nothing. */
export function OpenAgreements({ api, onSignOut }: OpenAgreementsProps) {
  const queryClient = useQueryClient();
  const { queryKey } = openAgreementsQuery(api);
  const { data = [] } = useQuery(openAgreementsQuery(api));
  const accept = useMutation({
    mutationFn: () =>
      api.acceptAgreements(
        { agreements: data.map(({ id, version }) => ({ id, version })) },
        { silent: true },
      ),
    onSuccess: (open) => queryClient.setQueryData(queryKey, open),
  });
  if (data.length === 0) return null;
  return (
    <AgreementQuestion
      // What was changed meanwhile is asked for anew.
      key={data.map(({ id, version }) => `${id} ${version}`).join()}
      agreements={data}
      isSending={accept.isPending}
      hasFailed={accept.isError}
      onAccept={() => accept.mutate()}
      onSignOut={onSignOut}
    />
  );
}
