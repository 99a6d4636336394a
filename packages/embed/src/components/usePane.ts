import { useMachine } from '@portal/machine/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PaneState } from '../core/transition.ts';
import { createPane, type Pane } from '../runtime/createPane.ts';
import type { MicroAppPaneProps } from '../runtime/MicroAppPaneProps.ts';
import type { PanePage } from '../runtime/perform.ts';

/** A pane as it is now, with the element that its app goes into. */
export type PaneView = Pick<Pane, 'reload' | 'wait' | 'uncover'> & {
  state: PaneState;
  page: PanePage;
  container: RefObject<HTMLDivElement | null>;
};

/**
 * Makes one pane, keeps it in step with the props, and returns what to show: for a pane whose waiting, failing and slow
 * states look otherwise than those of `MicroAppPane`.
 */
export function usePane(props: MicroAppPaneProps): PaneView {
  const [pane] = useState(() => createPane(props));
  const container = useRef<HTMLDivElement>(null);
  // Before the paint: an app that is loaded already is there in the frame that would have shown its outline.
  useLayoutEffect(() => (container.current ? pane.open(container.current) : undefined), [pane]);
  useEffect(() => pane.update(props));
  const { reload, wait, uncover } = pane;
  return { state: useMachine(pane), page: useMachine(pane.page), container, reload, wait, uncover };
}
