import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useEffect } from 'react';
import type { GuideVideo } from '../../core/readVideos.ts';
import { guideView } from '../../core/transition.ts';
import type { GuideStep, OwnStep } from '../../core/types.ts';
import { useGuide } from '../../react/useGuide.ts';
import type { GuideControl } from '../../runtime/createGuide.ts';
import { GuideBadge } from '../GuideBadge/GuideBadge.tsx';
import { GUIDE_TEXTS } from '../texts.ts';
import { LiveGuideWindow } from './LiveGuideWindow.tsx';

/** Props of `Guide`. */
export type GuideProps = {
  control: GuideControl;
  /** The videos of the steps, asked for when the window opens. */
  loadVideos: () => Promise<ReadonlyMap<GuideStep, GuideVideo>>;
  /** Leads to what a step asks for. */
  onStep: (step: OwnStep) => void;
  onTour?: () => void;
};

/** The guide of one person: a badge, and its window when it is open; nothing once it has ended. */
export function Guide({ control, loadVideos, onStep, onTour }: GuideProps) {
  const { dialogs } = useFeedback();
  const { i18n } = useLingui();
  const state = useGuide(control);
  const view = guideView(state);
  const isOpen = view === 'open';

  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    void dialogs
      .open({
        title: i18n._(GUIDE_TEXTS.title),
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
  }, [isOpen, dialogs, i18n, control, loadVideos, onStep, onTour]);

  if (view === 'hidden') return null;
  return (
    <GuideBadge
      done={state.guide?.done.size ?? 0}
      expanded={isOpen}
      onOpen={control.open}
      place={control.place()}
      onMoved={control.keepPlace}
    />
  );
}
