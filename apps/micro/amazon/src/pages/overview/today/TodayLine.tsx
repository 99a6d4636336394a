import { Icon, useFormatters } from '@portal/ui';
import classes from './Today.module.css';
import type { TaskWords } from './taskWords.ts';

export type TodayLineProps = {
  count: number;
  words: TaskWords;
  onOpen: () => void;
};

/** One kind of work: how much of it there is, and how urgent. */
export function TodayLine({ count, words, onOpen }: TodayLineProps) {
  const format = useFormatters();
  return (
    <li>
      <button type="button" className={classes.line} data-late={words.isLate} onClick={onOpen}>
        <b>{format.number(count)}</b>
        <span className={classes.words}>
          <span>{words.what}</span>
          {words.when && <span className={classes.when}>{words.when}</span>}
        </span>
        <Icon name="chevron-right" />
      </button>
    </li>
  );
}
