import type { Context, Hono } from 'hono';
import type { AppDeps, AppEnv } from '../http/AppDeps.ts';

/** What further pages of the apps' origin are served with. */
export type PagesContext = {
  deps: AppDeps;
  /** Returns the portals that may frame a page and are told what happens in it. */
  portalOrigins(c: Context<AppEnv>): string[];
  /** Answers a page with the policy of the apps' origin. */
  answer(c: Context<AppEnv>, html: string, status?: 200 | 400): Response | Promise<Response>;
};

/** Adds pages to the apps' origin. */
export type AddPages = (app: Hono<AppEnv>, context: PagesContext) => void;
