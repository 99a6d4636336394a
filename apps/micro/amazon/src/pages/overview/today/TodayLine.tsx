import { Icon, useFormatters } from '@portal/ui';
import type { TodayAnswer } from '../../../queries.ts';
import classes from './Today.module.css';
import { useTaskWords } from './useTaskWords.ts';

export type TodayLineProps = {
  line: TodayAnswer['dataList'][number];
  timeZone: string | undefined;
  onOpen: () => void;
};

/** One kind of work: how much of it there is, and how urgent. */
export function TodayLine({ line, timeZone, onOpen }: TodayLineProps) {
  const format = useFormatters();
  const words = useTaskWords(line, timeZone);
  if (!words) return null;
  return (
    <li>
      <button type="button" className={classes.line} data-tone={words.tone} onClick={onOpen}>
        <b>{format.number(line.count)}</b>
        <span className={classes.what}>{words.what}</span>
        {words.when && <span className={classes.when}>{words.when}</span>}
        <Icon name="chevron-right" />
      </button>
    </li>
  );
}
