import { useState } from 'react';
import { readWidth } from '../Drawer/drawerWidth.ts';
import type { DrawerPorts } from './ports.ts';

const WIDTH = 'ai:width';
const FULLSCREEN = 'ai:fullscreen';

/** Returns how wide the drawer is, as the person left it, and how to change it. */
export function useDrawerSize({ get, set }: DrawerPorts['storage']) {
  const [width, setWidth] = useState(() => readWidth(get(WIDTH)));
  const [isFullscreen, setIsFullscreen] = useState(() => get(FULLSCREEN) === '1');
  return {
    width,
    isFullscreen,
    setWidth(next: number) {
      setWidth(next);
      set(WIDTH, String(next));
    },
    toggleFullscreen() {
      setIsFullscreen(!isFullscreen);
      set(FULLSCREEN, isFullscreen ? '0' : '1');
    },
  };
}
