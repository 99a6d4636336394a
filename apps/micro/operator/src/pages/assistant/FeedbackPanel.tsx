import { useLingui } from '@lingui/react';
import type { OperatorFeedback } from '@portal/api-client/contract/operator';
import { useFormatters } from '@portal/ui';
import { DetailPanel, StatusBadge } from '@portal/ui/table';
import classes from '../../components/form.module.css';
import { useReasonNames } from './useReasonNames.ts';

export type FeedbackPanelProps = { feedback: OperatorFeedback; onClose: () => void };

/** One opinion with what was asked and what was answered, as plain text. */
export function FeedbackPanel({ feedback, onClose }: FeedbackPanelProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const nameOf = useReasonNames();
  const { companyName, personName, model, at, value, choices, reason, question, answer } = feedback;
  const isGood = value === 1;
  const reasons = format.list([...choices.map(nameOf), reason]);
  return (
    <DetailPanel title={i18n._({ id: 'operator.assistant.opinion', message: '评价' })} onClose={onClose}>
      <div className={classes.panel}>
        <dl className={classes.facts}>
          <dt>{i18n._({ id: 'operator.assistant.opinion', message: '评价' })}</dt>
          <dd>
            <StatusBadge tone={isGood ? 'success' : 'danger'}>
              {isGood
                ? i18n._({ id: 'operator.assistant.good', message: '好评' })
                : i18n._({ id: 'operator.assistant.bad', message: '差评' })}
            </StatusBadge>
          </dd>
          <dt>{i18n._({ id: 'operator.work.reason', message: '原因' })}</dt>
          <dd>{reasons || '—'}</dd>
          <dt>{i18n._({ id: 'operator.person', message: '人员' })}</dt>
          <dd>{format.list([personName, companyName]) || '—'}</dd>
          <dt>{i18n._({ id: 'operator.assistant.model', message: '模型' })}</dt>
          <dd>{model || '—'}</dd>
          <dt>{i18n._({ id: 'operator.work.created', message: '时间' })}</dt>
          <dd>{format.dateTime(at)}</dd>
        </dl>
        <Words label={i18n._({ id: 'operator.assistant.question', message: '问题' })} text={question} />
        <Words label={i18n._({ id: 'operator.assistant.answer', message: '回答' })} text={answer} />
      </div>
    </DetailPanel>
  );
}

function Words({ label, text = '' }: { label: string; text?: string | undefined }) {
  return (
    <section aria-label={label}>
      <h3 className={classes.heading}>{label}</h3>
      <p className={classes.words} dir="auto">
        {text || '—'}
      </p>
    </section>
  );
}
