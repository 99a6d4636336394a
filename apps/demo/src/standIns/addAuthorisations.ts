import { type AddPages, changeGuide, GUIDE_STEPS, type Locale, localeOf, readGrant } from '@portal/server';
import { readForm } from './readForm.ts';
import { escapeHtml, standInPage, tellParent } from './standInPage.ts';

type Words = {
  title: Readonly<Record<'ads' | 'mail', string>>;
  allow: string;
  done: string;
  expired: string;
};

const words: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    title: { ads: '广告授权', mail: '邮箱授权' },
    allow: '同意授权',
    done: '授权成功。',
    expired: '授权链接已失效，请重新打开。',
  },
  'en-US': {
    title: { ads: 'Advertising authorisation', mail: 'E-mail authorisation' },
    allow: 'Authorise',
    done: 'Authorised.',
    expired: 'This page is no longer valid, please open it again.',
  },
  'ko-KR': {
    title: { ads: '광고 인증', mail: '이메일 인증' },
    allow: '인증하기',
    done: '인증되었어요.',
    expired: '만료된 화면이에요. 다시 열어 주세요.',
  },
};

/** The pages on which advertising and e-mail are authorised: steps three and four of the guide. */
export const addAuthorisations: AddPages = (app, context) => {
  const { db, clock, services } = context.deps;
  for (const purpose of ['ads', 'mail'] as const) {
    const path = `/stand-in/authorise/${purpose}`;
    app.get(path, (c) => {
      const locale = localeOf(c.req.header('accept-language'));
      const { title, allow, expired } = words[locale];
      const code = c.req.query('grant') ?? '';
      const isValid = readGrant(services.facts, purpose, code) !== undefined;
      const body = isValid
        ? `<form method="post" action="${path}"><input type="hidden" name="grant" value="${escapeHtml(code)}"><button>${allow}</button></form>`
        : `<p role="alert">${expired}</p>`;
      const script = tellParent(context.portalOrigins(c), { isDone: false });
      return context.answer(
        c,
        standInPage({ locale, title: title[purpose], body, script }),
        isValid ? 200 : 400,
      );
    });
    app.post(path, async (c) => {
      const locale = localeOf(c.req.header('accept-language'));
      const { title, done, expired } = words[locale];
      const { grant: code = '' } = await readForm(c);
      const grant = readGrant(services.facts, purpose, code);
      if (grant)
        await db.transaction((tx) =>
          changeGuide(tx, clock, grant.companyId, { done: [GUIDE_STEPS[purpose]] }),
        );
      const script = tellParent(context.portalOrigins(c), { isDone: grant !== undefined });
      const body = grant ? `<p role="status">${done}</p>` : `<p role="alert">${expired}</p>`;
      return context.answer(
        c,
        standInPage({ locale, title: title[purpose], body, script }),
        grant ? 200 : 400,
      );
    });
  }
};
