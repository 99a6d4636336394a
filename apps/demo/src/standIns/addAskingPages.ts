import { type AddPages, localeOf } from '@portal/server';
import { users } from '@portal/server/schema/index';
import { eq } from 'drizzle-orm';
import { escapeHtml, standInPage } from './standInPage.ts';

const PAGES = {
  consult: { audience: 'consult', title: ['在线客服', 'Online service', '온라인 상담'] },
  chat: { audience: 'consult', title: ['在线客服', 'Online service', '온라인 상담'] },
  'product-ai': { audience: 'product-ai', title: ['产品助手', 'Product helper', '제품 도우미'] },
  funds: { audience: 'funds-assistant', title: ['资金助手', 'Funds assistant', '자금 도우미'] },
} as const;

const WHO = { 'zh-CN': '访客', 'en-US': 'Visitor', 'ko-KR': '방문자' } as const;
const UNKNOWN = { 'zh-CN': '未登录', 'en-US': 'not signed in', 'ko-KR': '로그인하지 않음' } as const;
const MAX_FIELDS = 20;

/** Pages outside that a person is sent to: each shows who asks, by the token made for it, and what it was told. */
export const addAskingPages: AddPages = (app, context) => {
  const { db, services } = context.deps;
  const whoIs = async (audience: string, token: string): Promise<string | undefined> => {
    const sessionId = services.appTokens.verifyPage(audience, token);
    const session = sessionId ? await services.sessions.find(sessionId) : undefined;
    if (!session) return undefined;
    const [user] = await db
      .select({ nickName: users.nickName })
      .from(users)
      .where(eq(users.id, session.userId));
    return user?.nickName;
  };
  for (const [name, { audience, title }] of Object.entries(PAGES)) {
    app.get(`/stand-in/${name}`, async (c) => {
      const locale = localeOf(c.req.header('accept-language'));
      const { token = '', ...told } = c.req.query();
      const who = (await whoIs(audience, token)) ?? UNKNOWN[locale];
      const rows = [[WHO[locale], who], ...Object.entries(told).slice(0, MAX_FIELDS)];
      const body = `<dl>${rows
        .map(
          ([key = '', value = '']) =>
            `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value.slice(0, 300))}</dd>`,
        )
        .join('')}</dl>`;
      const column = { 'zh-CN': 0, 'en-US': 1, 'ko-KR': 2 } as const;
      return context.answer(c, standInPage({ locale, title: title[column[locale]], body }));
    });
  }
};
