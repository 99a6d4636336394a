import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './Guideline.module.css';
import { useWords, type Words } from './words.ts';

const DO: Words = ['推荐', 'Do', '권장'];
const DONT: Words = ['避免', 'Don’t', '피하기'];

/** One way to do something, and why it is right or wrong. */
type Way = { why: Words; children: ReactNode };

export type GuidelineProps = { good: Way; bad: Way };

/** The same thing done well and done badly, with real parts, side by side. */
export function Guideline({ good, bad }: GuidelineProps) {
  return (
    <div className={classes.ways}>
      <Side {...good} label={DO} isGood />
      <Side {...bad} label={DONT} />
    </div>
  );
}

function Side({ why, children, label, isGood = false }: Way & { label: Words; isGood?: boolean }) {
  const say = useWords();
  return (
    <figure className={classes.way} data-good={isGood}>
      <div className={classes.stage}>{children}</div>
      <figcaption>
        <strong className={classes.label}>
          <Icon name={isGood ? 'check' : 'close'} size={14} />
          {say(label)}
        </strong>{' '}
        {say(why)}
      </figcaption>
    </figure>
  );
}
