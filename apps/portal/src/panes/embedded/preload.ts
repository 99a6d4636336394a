import type { MicroApp } from '@portal/api-client/contract';
import { preloadApp } from '@portal/embed';
import { toMicroAppEntry } from './toMicroAppEntry.ts';

/** Loads an app of the configuration before its first page is opened. */
export const preload = (app: MicroApp) => preloadApp(toMicroAppEntry(app));
