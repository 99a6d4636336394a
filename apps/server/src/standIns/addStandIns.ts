import type { Hono } from 'hono';
import type { AppEnv } from '../http/AppDeps.ts';
import { addAskingPages } from './addAskingPages.ts';
import { addAuthorisations } from './addAuthorisations.ts';
import { addPaymentPage } from './addPaymentPage.ts';
import { addShopAuthForm } from './addShopAuthForm.ts';
import { addSignInPages } from './addSignInPages.ts';
import type { StandInContext } from './StandIn.ts';

/**
 * Adds the pages that stand for other parties' to the apps' origin. Those on which anybody may say who they are, or
 * that something is paid, come with demo data only.
 */
export function addStandIns(app: Hono<AppEnv>, context: StandInContext & { hasDemoData: boolean }): void {
  addShopAuthForm(app, context);
  addAuthorisations(app, context);
  addAskingPages(app, context);
  if (!context.hasDemoData) return;
  addSignInPages(app, context);
  addPaymentPage(app, context);
}
