import type { RuntimeConfig } from '@portal/api-client/contract';
import type { Filling } from '../db/prepareDatabase.ts';
import type { Ports } from '../ports/Ports.ts';
import type { AddPages } from '../static/AddPages.ts';

/** What another workspace brings to a server: data for a new database, and the other parties of its people. */
export type Extension = Filling & {
  ports: Ports;
  /** Adds pages to the apps' origin. */
  pages: AddPages;
  /** Returns what pages read at their start beside the server's own configuration. */
  config(appsOrigin: string): Partial<RuntimeConfig>;
};
