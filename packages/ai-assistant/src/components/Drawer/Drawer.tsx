import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import { IGNORED_MARK } from '../../screenshot/types.ts';
import classes from './Drawer.module.css';
import { fitWidth, WIDTH_STEP_PX } from './drawerWidth.ts';

/** Window width in pixels that a server, which knows no window, draws for. */
const USUAL_WINDOW_WIDTH_PX = 1920;

export type DrawerProps = {
  ref?: Ref<HTMLDivElement>;
  isFullscreen: boolean;
  /** As the person wished it; the window may be narrower. */
  width: number;
  onWidthChange: (width: number) => void;
  onClose: () => void;
  /** Keys pressed anywhere in the drawer. */
  onShortcut?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** The assistant over the workspace: it covers the page but does not stop it. */
export function Drawer(props: DrawerProps) {
  const { ref, isFullscreen, width, onWidthChange, onClose, onShortcut, children } = props;
  const { i18n } = useLingui();
  const windowWidth = useWindowWidth();
  const fitted = fitWidth(width, windowWidth);
  return (
    <div
      ref={ref}
      className={classes.drawer}
      data-fullscreen={isFullscreen || undefined}
      style={{ ['--drawer-width' as string]: `${fitted}px` }}
      role="dialog"
      aria-label={i18n._({ id: 'ai.title', message: 'AI 助手' })}
      tabIndex={-1}
      onKeyDown={(event) => {
        const { key, defaultPrevented, nativeEvent } = event;
        if (key === 'Escape' && !defaultPrevented && !nativeEvent.isComposing) onClose();
        else onShortcut?.(event);
      }}
      {...{ [IGNORED_MARK]: '' }}
    >
      {!isFullscreen && <Edge width={fitted} windowWidth={windowWidth} onWidthChange={onWidthChange} />}
      {children}
    </div>
  );
}

type EdgeProps = Pick<DrawerProps, 'width' | 'onWidthChange'> & { windowWidth: number };

/** The left edge: drawn by the pointer, or moved by the arrow keys. */
function Edge({ width, windowWidth, onWidthChange }: EdgeProps) {
  const { i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line cannot be moved
    <div
      className={classes.edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={i18n._({ id: 'ai.drawer.width', message: '助手宽度' })}
      aria-valuenow={width}
      aria-valuemin={fitWidth(0, windowWidth)}
      aria-valuemax={windowWidth}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          onWidthChange(fitWidth(windowWidth - event.clientX, windowWidth));
      }}
      onDoubleClick={() => onWidthChange(ASSISTANT.drawerWidth)}
      onKeyDown={({ key }) => {
        const by = key === 'ArrowLeft' ? WIDTH_STEP_PX : key === 'ArrowRight' ? -WIDTH_STEP_PX : 0;
        if (by !== 0) onWidthChange(fitWidth(width + by, windowWidth));
      }}
    />
  );
}

function useWindowWidth(): number {
  return useSyncExternalStore(onResize, readWindowWidth, () => USUAL_WINDOW_WIDTH_PX);
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function readWindowWidth(): number {
  return window.innerWidth;
}
