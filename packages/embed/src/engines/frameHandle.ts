import type { OpenFrame } from './openFrame.ts';
import { readCloseAnswer, readPicture, readSnapshot } from './readAnswers.ts';
import type { PaneContext, PaneHandle } from './types.ts';

type Current = Pick<PaneContext, 'path' | 'locale' | 'theme'>;

/** How a pane drives its frame; what differs between a frame of its own and a shared one is given. */
export function frameHandle(
  { link, forgive }: Pick<OpenFrame, 'link' | 'forgive'>,
  pane: PaneContext,
  current: Current,
  own: Pick<PaneHandle, 'show' | 'hide' | 'navigate' | 'dispose'>,
): PaneHandle {
  if (pane.snapshot) void link.ask({ type: 'restore', payload: pane.snapshot });
  return {
    show: own.show,
    hide() {
      own.hide();
      // A guest without the SDK does not know; its pane is never put to sleep.
      void link.ask({ type: 'snapshot' }).then((answer) => {
        const snapshot = readSnapshot(answer);
        if (snapshot) pane.onSnapshot(snapshot);
      });
    },
    navigate(path) {
      current.path = path;
      own.navigate(path);
    },
    update(change) {
      Object.assign(current, change);
      if (change.locale) link.deliver({ type: 'locale', payload: change.locale });
      if (change.theme) link.deliver({ type: 'theme', payload: change.theme });
    },
    refresh: () => link.deliver({ type: 'reload', payload: undefined }),
    recover: () => link.deliver({ type: 'reconnected', payload: undefined }),
    beforeClose: async () => readCloseAnswer(await link.ask({ type: 'beforeClose' })),
    capture: async () => readPicture(await link.ask({ type: 'capture' })),
    forgive,
    dispose: own.dispose,
  };
}
