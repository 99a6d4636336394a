import type { Context, Hono } from 'hono';
import type { AppDeps, AppEnv } from '../http/AppDeps.ts';

/** What pages that stand for other parties' are served with. */
export type StandInContext = {
  deps: AppDeps;
  /** The portals that may frame a page and are told what happens in it. */
  portalOrigins(c: Context<AppEnv>): string[];
  /** Answers a page with the policy of the apps' origin. */
  answer(c: Context<AppEnv>, html: string, status?: 200 | 400): Response | Promise<Response>;
};

/** Adds some of these pages. */
export type AddStandIn = (app: Hono<AppEnv>, context: StandInContext) => void;
