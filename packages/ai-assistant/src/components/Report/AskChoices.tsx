import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import classes from './Report.module.css';

/** Questions that an answer offers, each asked by a press. */
export function AskChoices({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  const { i18n } = useLingui();
  return (
    <ul className={classes.asks} aria-label={i18n._({ id: 'ai.report.asks', message: '可以这样问' })}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={classes.ask} onClick={() => onAsk(question)}>
            <Icon name="search" size={14} />
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
