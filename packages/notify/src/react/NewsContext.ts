import { createContext, use } from 'react';
import type { NewsPorts } from '../runtime/newsPorts.ts';

/** Gives the news of a system to the components below. */
export const NewsContext = createContext<NewsPorts | undefined>(undefined);

/** The ports of the news around the caller. */
export function useNews(): NewsPorts {
  const ports = use(NewsContext);
  if (!ports) throw new Error('@portal/notify: useNews needs a NewsContext above it');
  return ports;
}
