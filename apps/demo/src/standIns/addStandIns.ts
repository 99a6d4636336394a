import type { AddPages } from '@portal/server';
import { addAskingPages } from './addAskingPages.ts';
import { addAuthorisations } from './addAuthorisations.ts';
import { addPaymentPage } from './addPaymentPage.ts';
import { addShopAuthForm } from './addShopAuthForm.ts';
import { addSignInPages } from './addSignInPages.ts';
import { externalPage } from './externalPage.ts';

/**
 * Adds the pages that stand for other parties' to the apps' origin: on some of them anybody may say who they are, or that
 * something is paid.
 */
export const addStandIns: AddPages = (app, context) => {
  app.get('/external/:page', async (c) => {
    const html = externalPage(c.req.param('page'));
    if (!html) return c.notFound();
    const page = await context.answer(c, html);
    page.headers.set('Referrer-Policy', 'no-referrer');
    return page;
  });
  addShopAuthForm(app, context);
  addAuthorisations(app, context);
  addAskingPages(app, context);
  addSignInPages(app, context);
  addPaymentPage(app, context);
};
