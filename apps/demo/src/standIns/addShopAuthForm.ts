import {
  type AddPages,
  type AppEnv,
  bindShop,
  type Grant,
  type Locale,
  localeOf,
  type PagesContext,
  readGrant,
} from '@portal/server';
import type { Context } from 'hono';
import * as v from 'valibot';
import { marketplaces } from '../marketplaces.ts';
import { readForm } from './readForm.ts';
import { escapeHtml, standInPage, tellParent } from './standInPage.ts';

const words = {
  'zh-CN': [
    '授权店铺',
    '店铺名称',
    '站点',
    '卖家账号',
    '同意授权',
    '授权成功，数据开始同步。',
    '授权链接已失效，请重新打开。',
  ],
  'en-US': [
    'Authorise a shop',
    'Shop name',
    'Marketplace',
    'Seller account',
    'Authorise',
    'Authorised. Your data are on their way.',
    'This form is no longer valid, please open it again.',
  ],
  'ko-KR': [
    '매장 인증',
    '매장 이름',
    '마켓',
    '판매자 계정',
    '인증하기',
    '인증되었어요. 데이터를 가져오고 있어요.',
    '만료된 화면이에요. 다시 열어 주세요.',
  ],
} as const satisfies Record<Locale, readonly string[]>;

const field = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const FormSchema = v.object({
  customerCode: v.string(),
  shopName: field,
  account: field,
  marketplace: v.picklist(marketplaces.map(({ code }) => code)),
});

/** The provider's form in which a seller lets the portal read a shop. */
export const addShopAuthForm: AddPages = (app, context) => {
  const grantOf = (code: string) => readGrant(context.deps.services.facts, 'shop', code);
  app.get('/stand-in/shop-auth', (c) => {
    const grant =
      c.req.query('grantType') === 'AUTH' ? grantOf(c.req.query('customerCode') ?? '') : undefined;
    return grant ? showForm(c, context, grant, c.req.query()) : showExpired(c, context);
  });
  app.post('/stand-in/shop-auth', async (c) => {
    const form = v.safeParse(FormSchema, await readForm(c));
    const grant = form.success ? grantOf(form.output.customerCode) : undefined;
    if (!form.success || !grant) return showExpired(c, context);
    const { db, clock, services } = context.deps;
    await bindShop({ db, clock, services }, grant, form.output);
    const [title, , , , , done] = words[localeIn(c)];
    const script = tellParent(context.portalOrigins(c), { isDone: true });
    return context.answer(c, page(c, { title, body: `<p role="status">${done}</p>`, script }));
  });
};

function showForm(
  c: Context<AppEnv>,
  context: PagesContext,
  { platform }: Grant,
  query: Readonly<Record<string, string>>,
) {
  const [title, shop, site, account, allow] = words[localeIn(c)];
  const withUsa = query.is_show_usa !== '0';
  const column = { 'zh-CN': 0, 'en-US': 1, 'ko-KR': 2 }[localeIn(c)];
  const options = marketplaces
    .filter(({ code }) => withUsa || code !== 'US')
    .map(({ code, name }) => `<option value="${code}">${name[column]}</option>`);
  const body = `<form method="post" action="/stand-in/shop-auth"><p>${escapeHtml(platform)}</p>
<input type="hidden" name="customerCode" value="${escapeHtml(query.customerCode ?? '')}">
<label>${shop}<input name="shopName" required maxlength="60" autocomplete="off"></label>
<label>${site}<select name="marketplace">${options.join('')}</select></label>
<label>${account}<input name="account" required maxlength="60" autocomplete="off"></label>
<button>${allow}</button></form>`;
  const script = tellParent(context.portalOrigins(c), { isDone: false });
  return context.answer(c, page(c, { title, body, script }));
}

function showExpired(c: Context<AppEnv>, context: PagesContext) {
  const [title, , , , , , expired] = words[localeIn(c)];
  const script = tellParent(context.portalOrigins(c), { isDone: false });
  return context.answer(c, page(c, { title, body: `<p role="alert">${expired}</p>`, script }), 400);
}

function page(c: Context<AppEnv>, content: { title: string; body: string; script: string }): string {
  return standInPage({ locale: localeIn(c), ...content });
}

function localeIn(c: Context<AppEnv>): Locale {
  return localeOf(c.req.header('accept-language'));
}
