import { useLingui } from '@lingui/react';
import { ActionButton, useFormatters } from '@portal/ui';
import classes from './GuidePage.module.css';

export type GuideStepProps = {
  number: number;
  title: string;
  text: string;
  /** How many there are already. */
  count: number;
  onOpen: () => void;
};

/** One step: done when there is something already. */
export function GuideStep({ number, title, text, count, onOpen }: GuideStepProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  return (
    <li className={classes.step} data-done={count > 0 || undefined}>
      <span className={classes.mark} aria-hidden="true">
        {count > 0 ? '✓' : number}
      </span>
      <div className={classes.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <span className={classes.count}>
        {count > 0
          ? i18n._({ id: 'scm.guide.has', message: '已有 {count}', values: { count: format.number(count) } })
          : i18n._({ id: 'scm.guide.todo', message: '还没有' })}
      </span>
      <ActionButton
        onClick={onOpen}
        aria-label={`${i18n._({ id: 'scm.guide.open', message: '去看看' })} · ${title}`}
      >
        {i18n._({ id: 'scm.guide.open', message: '去看看' })}
      </ActionButton>
    </li>
  );
}
