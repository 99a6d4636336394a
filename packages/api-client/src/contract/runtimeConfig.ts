import * as v from 'valibot';
import { AgreementSchema } from './agreements.ts';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, list, maybe, number, text } from './lenient.ts';

/** Reads one registered micro-app. */
const MicroAppSchema = /* @__PURE__ */ v.looseObject({
  /** Name in routes and in a menu's `path`. */
  name: v.string(),
  /** `module`: an ES module mounted into the page; `frame`: a page of another origin. */
  engine: v.picklist(['module', 'frame']),
  /** Address of the module or of the frame's page; relative to `origin` or to the portal. */
  entry: v.string(),
  origin: text(),
  /** One instance per pane, or one per app that routes inside. */
  instance: v.optional(v.fallback(v.picklist(['pane', 'app']), 'pane'), 'pane'),
  /** Whether a frame of the app is opened ahead while another one is in use. */
  spare: v.optional(v.fallback(v.boolean(), false), false),
  /** Guest calls that the app may make. */
  capabilities: list(v.string()),
  /** Names of the cookies that the app may ask for; none when missing. */
  cookies: list(v.string()),
  /** Style sheets that a module needs in its shadow root. */
  styles: list(v.string()),
  /** A frame's sandbox in place of the portal's own; it never gains the right to navigate the portal. */
  sandbox: text(),
});

const ConsultEntrySchema = /* @__PURE__ */ v.looseObject({
  systemCode: v.string(),
  url: text(),
  account: text(),
  agent: text(),
  chat: text(),
});

/** Reads the operator's configuration; every field may be missing. */
export const RuntimeConfigSchema = /* @__PURE__ */ v.looseObject({
  /** What the portal is called in Chinese, English and Korean, and its picture; "Portal" when missing. */
  brand: maybe(
    v.looseObject({
      name: v.looseObject({ zh: text(), en: text(), ko: text() }),
      logo: text(),
    }),
  ),
  /** Phones and tablets are sent here; nowhere when missing. */
  mobileSiteUrl: text(),
  specialBrandHosts: list(v.string()),
  /** Values of `source` on the login page that clear the stored session. */
  partnerSources: list(v.string()),
  aiHost: text(),
  /** The share of page loads, 0 to 1, that report their speed and errors without contents; none when missing. */
  pageReports: number(),
  /** Whether pages report how long they waited for calls, for the traces of these. */
  traces: flag(),
  /** What people agree to; forms show these alone. Missing where the backend does not tell. */
  agreements: maybe(v.array(AgreementSchema)),
  /** The page of the product helper; its icon is not shown when missing. */
  productAiUrl: text(),
  /** The backend answers calls beyond the product's documents; without it, what needs them is not offered. */
  extras: flag(),
  /** Host of the export centre, its calls and its socket; the page's own when missing. */
  exportHost: text(),
  /** Hosts besides the page's own and `exportHost` that files are downloaded from. */
  downloadHosts: list(v.string()),
  /** Host of the push socket; the page's own when missing. */
  socketHost: text(),
  /** Where the way through onboarding is asked for; the portal's own server when missing. */
  wmsHost: text(),
  /** Where the progress of a data pull is asked for; the portal's own server when missing. */
  guideHost: text(),
  /** Sales consult by system; other systems use ERP's. */
  consultTable: list(ConsultEntrySchema),
  microApps: list(MicroAppSchema),
  printMinimums: maybe(
    v.looseObject({
      plugin: text(),
      cloud: text(),
      firefox: number(),
      chrome: number(),
      opera: number(),
      /** Where the print service is downloaded. */
      download: text(),
    }),
  ),
  /** How many panes stay mounted, older ones sleep; 20 when missing. */
  maxLivePanes: number(),
  /** Exact origins whose cross-window messages are answered. */
  allowedMessageOrigins: list(v.string()),
  /** By which ways codes reach people; forms offer these alone. Both when missing. */
  codesBy: v.optional(v.array(v.picklist(['email', 'phone'])), () => ['email', 'phone']),
  /** What is connected: shops can be bound, there is a demo environment to look at. Both when missing. */
  offers: v.optional(v.array(v.picklist(['shops', 'demo'])), () => ['shops', 'demo']),
  development: flag(),
  /** Only while the data is demo data. */
  demoAccounts: maybe(
    v.array(
      v.looseObject({
        account: v.string(),
        password: v.string(),
        /** What to try with it, in Chinese and where the others are missing. */
        label: v.optional(v.string(), ''),
        labelEn: text(),
        labelKr: text(),
      }),
    ),
  ),
});

/** The operator's configuration. */
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfigSchema>;
/** One registered micro-app. */
export type MicroApp = v.InferOutput<typeof MicroAppSchema>;
/** Sales consult of one system. */
export type ConsultEntry = v.InferOutput<typeof ConsultEntrySchema>;

/** The call for the operator's configuration. */
export const runtimeConfigContract = {
  getRuntimeConfig: endpoint({
    method: 'GET',
    path: '/config.json',
    summary: "The operator's configuration, read once at start.",
    request: nothing,
    response: RuntimeConfigSchema,
    answer: 'json',
    auth: 'none',
    idempotent: true,
    silent: true,
    endsSession: false,
  }),
};
