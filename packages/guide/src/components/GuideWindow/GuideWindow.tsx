import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GuideVideo } from '../../core/readVideos.ts';
import { isFinished } from '../../core/transition.ts';
import { GUIDE_STEPS, type Guide, type GuideStep, type OwnStep } from '../../core/types.ts';
import { GuideStepRow } from './GuideStepRow.tsx';
import classes from './GuideWindow.module.css';
import { StepVideo } from './StepVideo.tsx';

/** Props of `GuideWindow`. */
export type GuideWindowProps = {
  guide: Guide;
  /** Without videos there are only the steps. */
  videos: ReadonlyMap<GuideStep, GuideVideo>;
  onStep: (step: OwnStep) => void;
  /** Shows the workspace's places one after the other. */
  onTour?: () => void;
  onClose: () => void;
};

/** The four steps of the guide with their videos. */
export function GuideWindow({ guide, videos, onStep, onTour, onClose }: GuideWindowProps) {
  const { i18n } = useLingui();
  const { done } = guide;
  const current = GUIDE_STEPS.find((step) => !done.has(step));
  const [chosen, setChosen] = useState<GuideStep>();
  const shown = [chosen, current, ...GUIDE_STEPS].find((step) => step !== undefined && videos.has(step));
  const video = shown && videos.get(shown);
  return (
    <div className={classes.window} data-videos={video ? true : undefined}>
      <div className={classes.side}>
        <p className={classes.lead} role="status">
          <Trans
            id="guide.progress"
            message="已完成 {done}/{total} 步，可按任意顺序进行。"
            values={{ done: done.size, total: GUIDE_STEPS.length }}
          />
        </p>
        <ol className={classes.steps} aria-label={i18n._({ id: 'guide.steps', message: '引导步骤' })}>
          {GUIDE_STEPS.map((step, place) => (
            <GuideStepRow
              key={step}
              step={step}
              place={place + 1}
              guide={guide}
              isCurrent={step === current}
              isShown={step === shown}
              onShow={videos.has(step) ? () => setChosen(step) : undefined}
              onStep={onStep}
            />
          ))}
        </ol>
        <div className={classes.answers}>
          {onTour && (
            <Button variant="subtle" onClick={onTour}>
              <Trans id="guide.tour" message="带我看看工作台" />
            </Button>
          )}
          <Button variant={isFinished(guide) ? 'filled' : 'default'} onClick={onClose}>
            {isFinished(guide) ? (
              <Trans id="guide.finish" message="完成引导" />
            ) : (
              <Trans id="guide.later" message="稍后再做" />
            )}
          </Button>
        </div>
      </div>
      {shown && video && <StepVideo key={shown} step={shown} video={video} />}
    </div>
  );
}
