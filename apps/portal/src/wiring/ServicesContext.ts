import { createContext, use } from 'react';
import type { Services } from './createServices.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** What the shell made at its start. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('The shell renders outside ServicesContext');
  return services;
}
