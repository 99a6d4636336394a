import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { type FormEvent, useId, useState } from 'react';
import classes from './ScorePrompt.module.css';

/** A person's opinion of a menu. */
export type MenuScore = { readonly score: 1 | 2 | 3 | 4 | 5; readonly remark: string };

/** Props of `ScorePrompt`. */
export type ScorePromptProps = {
  /** Name of the menu that is scored. */
  name: string;
  /** Sends the score; answers with a sentence when it was refused, and the form keeps its content. */
  onSubmit: (score: MenuScore) => Promise<string | undefined>;
};

const SCORES = [1, 2, 3, 4, 5] as const;
/** Characters of a remark that the server takes. */
const REMARK_MAX = 500;

/** A small question: how well does this page work for you, from one star to five, with a remark. */
export function ScorePrompt({ name, onSubmit }: ScorePromptProps) {
  const { i18n } = useLingui();
  const group = useId();
  const [score, setScore] = useState<MenuScore['score']>();
  const [remark, setRemark] = useState('');
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 'sending') return;
    if (!score) {
      setProblem(i18n._({ id: 'menu.score.missing', message: '请先选择分数' }));
      return;
    }
    setStep('sending');
    const refusal = await onSubmit({ score, remark: remark.trim() });
    setProblem(refusal);
    setStep(refusal === undefined ? 'sent' : 'asking');
  }

  if (step === 'sent')
    return (
      <p className={classes.thanks} role="status">
        <Icon name="success" />
        <Trans id="menu.score.thanks" message="感谢您的评价，我们会据此改进" />
      </p>
    );
  return (
    <form className={classes.form} onSubmit={submit}>
      <fieldset className={classes.stars}>
        <legend className={classes.legend}>
          <Trans id="menu.score.question" message="“{name}”好用吗？" values={{ name }} />
        </legend>
        {SCORES.map((value) => (
          <label key={value} className={classes.star} data-lit={(score ?? 0) >= value || undefined}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={score === value}
              aria-label={i18n._({
                id: 'menu.score.value',
                message: '{value, plural, other {# 分}}',
                values: { value },
              })}
              onChange={() => {
                setScore(value);
                setProblem(undefined);
              }}
            />
            <Icon name="star" size={22} />
          </label>
        ))}
      </fieldset>
      <textarea
        className="portal-field"
        rows={3}
        maxLength={REMARK_MAX}
        aria-label={i18n._({ id: 'menu.score.remark', message: '补充说明' })}
        placeholder={i18n._({ id: 'menu.score.placeholder', message: '哪里好用，哪里不顺手（选填）' })}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className={classes.submit} aria-busy={step === 'sending' || undefined}>
        <Trans id="menu.score.submit" message="提交" />
      </button>
    </form>
  );
}
