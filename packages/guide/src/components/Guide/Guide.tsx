import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useEffect } from 'react';
import type { GuideVideo } from '../../core/readVideos.ts';
import { guideView } from '../../core/transition.ts';
import { useGuide } from '../../react/useGuide.ts';
import type { GuideControl } from '../../runtime/createGuide.ts';
import { GuideBadge } from '../GuideBadge/GuideBadge.tsx';
import { sayGuideText } from '../texts.ts';
import { LiveGuideWindow } from './LiveGuideWindow.tsx';

/** Props of `Guide`. */
export type GuideProps = {
  /** The running guide, which `createGuide` returns. */
  control: GuideControl;
  /** The videos of the steps, asked for when the window opens. */
  loadVideos: () => Promise<ReadonlyMap<string, GuideVideo>>;
  /** Leads to what a step asks for. */
  onStep: (id: string) => void;
  /** Starts the tour of the workspace; without it none is offered. */
  onTour?: () => void;
};

/** The guide of one person: a badge, and its window when it is open; nothing once it has ended. */
export function Guide({ control, loadVideos, onStep, onTour }: GuideProps) {
  const { dialogs } = useFeedback();
  const { i18n } = useLingui();
  const state = useGuide(control);
  const view = guideView(state);
  const isOpen = view === 'open';
  const { plan } = control;
  const title = sayGuideText(i18n, plan.title);

  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    void dialogs
      .open({
        title: title,
        width: 'wide',
        content: ({ close }) => (
          <LiveGuideWindow
            control={control}
            loadVideos={loadVideos}
            onStep={onStep}
            onTour={onTour}
            stop={stop.signal}
            close={() => close()}
          />
        ),
      })
      .then(() => {
        if (!stop.signal.aborted) control.close();
      });
    return () => stop.abort();
  }, [isOpen, dialogs, title, control, loadVideos, onStep, onTour]);

  if (view === 'hidden') return null;
  return (
    <GuideBadge
      title={title}
      done={state.guide?.done.size ?? 0}
      total={plan.steps.length}
      expanded={isOpen}
      onOpen={control.open}
      place={control.place()}
      onMoved={control.keepPlace}
    />
  );
}
