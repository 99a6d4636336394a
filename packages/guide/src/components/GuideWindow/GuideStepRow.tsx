import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { Icon } from '@portal/ui';
import type { Guide, GuideStep, OwnStep } from '../../core/types.ts';
import { STEP_TEXTS } from '../texts.ts';
import classes from './GuideWindow.module.css';
import { PullBars } from './PullBars.tsx';

export type GuideStepRowProps = {
  step: GuideStep;
  /** Its number. */
  place: number;
  guide: Guide;
  /** The first step that is left. */
  isCurrent: boolean;
  /** Its video is the one beside the steps. */
  isShown: boolean;
  onShow?: () => void;
  onStep: (step: OwnStep) => void;
};

/** One step: what it brings, how far it is, and the way to do it. */
export function GuideStepRow({ step, place, guide, isCurrent, isShown, onShow, onStep }: GuideStepRowProps) {
  const { i18n } = useLingui();
  const { title, text } = STEP_TEXTS[step];
  const isDone = guide.done.has(step);
  const isPulling = step === 'pull' && guide.done.has('shop') && !isDone;
  const name = i18n._(title);
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
            <StepState isDone={isDone} isPulling={isPulling} />
          </span>
        </h3>
        <p className={classes.text}>{i18n._(text)}</p>
        {step === 'shop' && isDone && guide.shopName && (
          <p className={classes.text}>
            {guide.shopAccount ? `${guide.shopName} · ${guide.shopAccount}` : guide.shopName}
          </p>
        )}
        {isPulling && <PullBars pull={guide.pull} />}
        <div className={classes.actions}>
          {step !== 'pull' && !isDone && (
            <Button
              size="xs"
              variant={isCurrent ? 'filled' : 'light'}
              data-autofocus={isCurrent || undefined}
              aria-label={i18n._({ id: 'guide.authorise.of', message: '去授权：{name}', values: { name } })}
              onClick={() => onStep(step)}
            >
              <Trans id="guide.authorise" message="去授权" />
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

function StepState({ isDone, isPulling }: { isDone: boolean; isPulling: boolean }) {
  if (isDone) return <Trans id="guide.state.done" message="已完成" />;
  if (isPulling) return <Trans id="guide.state.running" message="进行中" />;
  return <Trans id="guide.state.waiting" message="待完成" />;
}
