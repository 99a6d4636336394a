import { beginEarlyCalls } from './beginEarlyCalls.ts';

Object.assign(globalThis, { portalEarlyCalls: beginEarlyCalls(window) });
