import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { Icon } from '@portal/ui';
import { goesOn } from '../../core/transition.ts';
import type { Guide, PlannedStep } from '../../core/types.ts';
import { sayGuideText } from '../texts.ts';
import classes from './GuideWindow.module.css';
import { PartBars } from './PartBars.tsx';

export type GuideStepRowProps = {
  step: PlannedStep;
  /** Its number. */
  place: number;
  guide: Guide;
  /** The first step that is left. */
  isCurrent: boolean;
  /** Its video is the one beside the steps. */
  isShown: boolean;
  onShow?: () => void;
  onStep: (id: string) => void;
};

/** One step: what it brings, how far it is, and the way to do it. */
export function GuideStepRow({ step, place, guide, isCurrent, isShown, onShow, onStep }: GuideStepRowProps) {
  const { i18n } = useLingui();
  const { id, title, text, action, after, parts = [] } = step;
  const isDone = guide.done.has(id);
  const isGoingOn = goesOn(step, guide.done);
  const name = sayGuideText(i18n, title);
  const result = guide.results[id];
  return (
    <li
      className={classes.step}
      aria-current={isCurrent ? 'step' : undefined}
      data-done={isDone || undefined}
    >
      <span className={classes.place} aria-hidden="true">
        {isDone ? <Icon name="check" size={14} /> : place}
      </span>
      <div className={classes.about}>
        <h3 className={classes.name}>
          {name}
          <span className={classes.state}>
            <StepState isDone={isDone} isGoingOn={isGoingOn} />
          </span>
        </h3>
        <p className={classes.text}>{sayGuideText(i18n, text)}</p>
        {isDone && result && <p className={classes.text}>{result}</p>}
        {isGoingOn && parts.length > 0 && <PartBars parts={parts} progress={guide.progress} />}
        <div className={classes.actions}>
          {after === undefined && !isDone && (
            <Button
              size="xs"
              variant={isCurrent ? 'filled' : 'light'}
              data-autofocus={isCurrent || undefined}
              aria-label={
                action
                  ? `${sayGuideText(i18n, action)}: ${name}`
                  : i18n._({ id: 'guide.authorise.of', message: '去授权：{name}', values: { name } })
              }
              onClick={() => onStep(id)}
            >
              {action ? sayGuideText(i18n, action) : <Trans id="guide.authorise" message="去授权" />}
            </Button>
          )}
          {onShow && (
            <Button
              size="xs"
              variant="subtle"
              aria-pressed={isShown}
              aria-label={i18n._({ id: 'guide.watch.of', message: '观看视频：{name}', values: { name } })}
              onClick={onShow}
            >
              <Trans id="guide.watch" message="观看视频" />
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function StepState({ isDone, isGoingOn }: { isDone: boolean; isGoingOn: boolean }) {
  if (isDone) return <Trans id="guide.state.done" message="已完成" />;
  if (isGoingOn) return <Trans id="guide.state.running" message="进行中" />;
  return <Trans id="guide.state.waiting" message="待完成" />;
}
