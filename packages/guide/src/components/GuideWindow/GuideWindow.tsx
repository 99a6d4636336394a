import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GuideVideo } from '../../core/readVideos.ts';
import { isFinished } from '../../core/transition.ts';
import type { Guide, PlannedStep } from '../../core/types.ts';
import { GuideStepRow } from './GuideStepRow.tsx';
import classes from './GuideWindow.module.css';
import { StepVideo } from './StepVideo.tsx';

/** Props of `GuideWindow`. */
export type GuideWindowProps = {
  steps: readonly PlannedStep[];
  guide: Guide;
  /** By the id of their step; without videos there are only the steps. */
  videos: ReadonlyMap<string, GuideVideo>;
  onStep: (id: string) => void;
  /** Shows the workspace's places one after the other. */
  onTour?: () => void;
  onClose: () => void;
};

/** The steps of a guide with their videos. */
export function GuideWindow({ steps, guide, videos, onStep, onTour, onClose }: GuideWindowProps) {
  const { i18n } = useLingui();
  const { done } = guide;
  const current = steps.find(({ id }) => !done.has(id))?.id;
  const [chosen, setChosen] = useState<string>();
  const shownId = [chosen, current, ...steps.map(({ id }) => id)].find(
    (id) => id !== undefined && videos.has(id),
  );
  const shown = steps.find(({ id }) => id === shownId);
  const video = shown && videos.get(shown.id);
  const isOver = isFinished(steps, done);
  return (
    <div className={classes.window} data-videos={video ? true : undefined}>
      <div className={classes.side}>
        <p className={classes.lead} role="status">
          <Trans
            id="guide.progress"
            message="已完成 {done}/{total} 步，可按任意顺序进行。"
            values={{ done: done.size, total: steps.length }}
          />
        </p>
        <ol className={classes.steps} aria-label={i18n._({ id: 'guide.steps', message: '引导步骤' })}>
          {steps.map((step, place) => (
            <GuideStepRow
              key={step.id}
              step={step}
              place={place + 1}
              guide={guide}
              isCurrent={step.id === current}
              isShown={step === shown}
              onShow={videos.has(step.id) ? () => setChosen(step.id) : undefined}
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
          <Button variant={isOver ? 'filled' : 'default'} onClick={onClose}>
            {isOver ? (
              <Trans id="guide.finish" message="完成引导" />
            ) : (
              <Trans id="guide.later" message="稍后再做" />
            )}
          </Button>
        </div>
      </div>
      {shown && video && <StepVideo key={shown.id} step={shown} video={video} />}
    </div>
  );
}
