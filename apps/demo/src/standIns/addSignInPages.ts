import { randomBytes } from 'node:crypto';
import {
  type AddPages,
  type AppEnv,
  callerOf,
  type ExternalPerson,
  localeOf,
  makeExternalCode,
} from '@portal/server';
import type { Context } from 'hono';
import { doors } from '../signInProviders.ts';
import { grantCode } from './playDoors.ts';
import { escapeHtml, standInPage } from './standInPage.ts';

/** Who is known at the other parties: the demo data link them to accounts. The last makes a new account. */
const PEOPLE = [
  { key: 'owner', name: '林若溪' },
  { key: 'both', name: '吴双' },
  { key: 'new', name: '新用户' },
] as const;

const TITLES = { 'zh-CN': '选择登录身份', 'en-US': 'Sign in as', 'ko-KR': '로그인할 계정 선택' } as const;

/** The pages of third parties and of the app store on which a person says who they are. With demo data only. */
export const addSignInPages: AddPages = (app, context) => {
  const { db, clock, services } = context.deps;
  const choose = (c: Context<AppEnv>, path: string, query: Readonly<Record<string, string>>) => {
    const locale = localeOf(c.req.header('accept-language'));
    const links = PEOPLE.map(({ key, name }) => {
      const search = new URLSearchParams({ ...query, person: key });
      return `<a class="choice" href="${escapeHtml(`${path}?${search}`)}">${escapeHtml(name)}</a>`;
    });
    return context.answer(c, standInPage({ locale, title: TITLES[locale], body: links.join('') }));
  };
  // Back to the portal of this host alone: an address in the query is never followed.
  const portalOf = (c: Context<AppEnv>) => services.runtimeConfig.portalOrigin(callerOf(c, context.deps));
  const goBack = (c: Context<AppEnv>, path: string, query: Readonly<Record<string, string>>) => {
    const url = new URL(path, portalOf(c));
    url.search = new URLSearchParams(query).toString();
    return c.redirect(url.href, 303);
  };
  // What a provider checks before it shows its page: the client, and the exact address to come back to.
  const isAsked = (c: Context<AppEnv>, { provider, clientId }: Door) => {
    const [client, redirect] = [
      c.req.query('appid') ?? c.req.query('client_id'),
      c.req.query('redirect_uri'),
    ];
    return client === clientId && redirect === new URL(returnPath(provider), portalOf(c)).href;
  };

  app.get('/stand-in/oauth/:provider', (c) => {
    const door = doorOf(c.req.param('provider'));
    if (!door || !isAsked(c, door)) return c.notFound();
    return choose(c, `/stand-in/oauth/${door.provider}/pick`, { state: c.req.query('state') ?? '' });
  });
  app.get('/stand-in/oauth/:provider/pick', async (c) => {
    const door = doorOf(c.req.param('provider'));
    const person = personOf(c.req.query('person'));
    if (!door || !person) return c.notFound();
    const code = await grantCode({ db, clock }, door.provider, person);
    const name = door.preset === 'dingtalk' ? 'authCode' : 'code';
    return goBack(c, returnPath(door.provider), { [name]: code, state: c.req.query('state') ?? '' });
  });
  app.get('/stand-in/app-store', (c) => choose(c, '/stand-in/app-store/pick', {}));
  app.get('/stand-in/app-store/pick', async (c) => {
    const person = personOf(c.req.query('person'));
    if (!person) return c.notFound();
    const code = await makeExternalCode(db, clock, 'app-store', person);
    return goBack(c, '/oauth/center', { provider: 'app-store', code, shop: `shop-of-${person.externalId}` });
  });
};

type Door = (typeof doors)[number];

/** Where the portal wants people to come back to. */
const returnPath = (provider: string) => `/sso/oidc/${provider}`;

function doorOf(provider: string): Door | undefined {
  return doors.find((door) => door.provider === provider);
}

function personOf(key: string | undefined): ExternalPerson | undefined {
  const person = PEOPLE.find((one) => one.key === key);
  if (!person) return undefined;
  const suffix = key === 'new' ? `-${randomBytes(6).toString('hex')}` : '';
  return { externalId: person.key + suffix, name: person.name };
}
