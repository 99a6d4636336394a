import { useLingui } from '@lingui/react';
import { RowAction } from '@portal/embed/react-queries';
import { DetailPanel, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { agreementQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { AgreementForm } from './AgreementForm.tsx';
import { AGREEMENT_ASKS } from './agreementAsks.ts';

export type AgreementPanelProps = {
  /** Missing where a document is added. */
  version: { id: string; version: string } | undefined;
  onDone: () => void;
  onClose: () => void;
  onDirty: () => void;
};

/** Writes an agreement or another version of it, or asks nobody for it any more. */
export function AgreementPanel({ version, onDone, onClose, onDirty }: AgreementPanelProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const query = useQuery({ ...agreementQuery(api, version ?? NONE), enabled: version !== undefined });
  return (
    <DetailPanel
      title={
        version
          ? `${version.id} ${version.version}`
          : i18n._({ id: 'operator.agreements.new', message: '添加协议' })
      }
      onClose={onClose}
      foot={
        query.data?.isCurrent && (
          <RowAction
            label={i18n._({ id: 'operator.agreements.withdraw', message: '停用' })}
            asks={AGREEMENT_ASKS}
            said={i18n._({ id: 'operator.agreements.withdrawn', message: '协议已停用' })}
            question={{
              title: i18n._({ id: 'operator.agreements.withdrawTitle', message: '停用这份协议？' }),
              message: i18n._({
                id: 'operator.agreements.withdrawText',
                message: '之后不再要求任何人同意。已有的同意记录会保留。',
              }),
            }}
            run={() => api.removeOperatorAgreement({ id: query.data.id })}
            onDone={onDone}
          />
        )
      }
    >
      {version ? (
        <QueryStates isRecord query={query}>
          {(written) => <AgreementForm written={written} onDone={onDone} onDirty={onDirty} />}
        </QueryStates>
      ) : (
        <AgreementForm onDone={onDone} onDirty={onDirty} />
      )}
    </DetailPanel>
  );
}

const NONE = { id: '', version: '' };
