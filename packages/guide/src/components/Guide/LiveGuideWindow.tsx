import { useEffect, useState } from 'react';
import type { GuideVideo } from '../../core/readVideos.ts';
import { useGuide } from '../../react/useGuide.ts';
import type { GuideControl } from '../../runtime/createGuide.ts';
import { GuideWindow } from '../GuideWindow/GuideWindow.tsx';

export type LiveGuideWindowProps = {
  control: GuideControl;
  loadVideos: () => Promise<ReadonlyMap<string, GuideVideo>>;
  onStep: (id: string) => void;
  onTour?: () => void;
  /** Closes the window without the person. */
  stop: AbortSignal;
  close: () => void;
};

const NONE: ReadonlyMap<string, GuideVideo> = new Map();

/** The guide's window as its state changes. */
export function LiveGuideWindow({ control, loadVideos, onStep, onTour, stop, close }: LiveGuideWindowProps) {
  const { guide } = useGuide(control);
  const [videos, setVideos] = useState(NONE);
  useEffect(() => {
    let isMounted = true;
    // Without an answer there are the steps alone.
    loadVideos().then(
      (loaded) => {
        if (isMounted) setVideos(loaded);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [loadVideos]);
  useEffect(() => {
    if (stop.aborted) close();
    stop.addEventListener('abort', close);
    return () => stop.removeEventListener('abort', close);
  }, [stop, close]);
  if (!guide) return null;
  return (
    <GuideWindow
      steps={control.plan.steps}
      guide={guide}
      videos={videos}
      onStep={onStep}
      onTour={onTour}
      onClose={close}
    />
  );
}
