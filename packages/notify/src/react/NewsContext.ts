import { createContext, use } from 'react';
import type { DownloadPlace } from '../core/downloadLink.ts';
import type { NewsApi, NotifyNavigation, NotifyPorts, NotifyStorage } from './ports.ts';

/** What announcements, renewal and live broadcasts need of the application around them. */
export type NewsPorts = {
  api: NewsApi;
  /** The system whose news are told. */
  systemCode: string;
  navigation: NotifyNavigation;
  toasts: NotifyPorts['toasts'];
  storage: NotifyStorage;
  clock: NotifyPorts['clock'];
  place: DownloadPlace;
};

/** Gives the news of a system to the components below. */
export const NewsContext = createContext<NewsPorts | undefined>(undefined);

/** The ports of the news around the caller. */
export function useNews(): NewsPorts {
  const ports = use(NewsContext);
  if (!ports) throw new Error('@portal/notify: useNews needs a NewsContext above it');
  return ports;
}
