import * as v from 'valibot';
import { AgreementSchema } from './AgreementSchema.ts';
import { AssistantSchema } from './AssistantSchema.ts';
import {
  email,
  hostName,
  id,
  issuer,
  moment,
  names,
  origin,
  phone,
  picture,
  text,
  timeZone,
  wholeNumber,
} from './fields.ts';
import { CompanyMenuSchema, TemplateMenuSchema } from './MenuSchema.ts';
import { QuietSchema } from './QuietSchema.ts';
import { SalesSchema } from './SalesSchema.ts';

/** The version of the file that this program reads and writes. */
export const FILE_VERSION = 1;

const BrandSchema = v.pipe(
  v.strictObject({
    name: names,
    logo: v.optional(
      v.pipe(picture, v.description('A square picture: an https address, or a small one as data:.')),
    ),
  }),
  v.description('What the portal is called, and the picture beside its name.'),
);

const MicroAppSchema = v.pipe(
  v.strictObject({
    name: v.pipe(id, v.description('What menus call it.')),
    engine: v.picklist(['module', 'frame']),
    entry: text,
    origin: v.optional(origin),
    instance: v.optional(v.picklist(['pane', 'app'])),
    spare: v.optional(v.boolean()),
    capabilities: v.optional(v.array(text)),
    cookies: v.optional(v.array(text)),
    styles: v.optional(v.array(text)),
    sandbox: v.optional(v.string()),
  }),
  v.forward(
    v.check(({ engine, origin }) => engine === 'module' || origin !== undefined, 'a frame needs its origin'),
    ['engine'],
  ),
);

const SignInFields = v.strictObject({
  /** Stands in the address that the provider sends people back to: /sso/oidc/<provider>. */
  provider: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,49}$/, 'must be small letters, digits and hyphens'),
  ),
  name: v.pipe(
    v.union([text, names], 'must be a text, or its zh, en and ko'),
    v.description('What the button on the login page says: one text, or one in each language.'),
  ),
  issuer: v.optional(v.pipe(issuer, v.description('The address of the provider of OpenID Connect.'))),
  preset: v.optional(
    v.pipe(
      v.picklist(['google', 'wechat', 'dingtalk']),
      v.description('A provider whose addresses are known, in place of an issuer.'),
    ),
  ),
  clientId: text,
  /** The environment variable that holds the secret; without one the client is public. */
  secretEnv: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be a name such as OIDC_SECRET')),
  ),
  scope: v.optional(text, 'openid email profile'),
  /** Opens an account and a company for everybody whom the provider confirms. */
  open: v.optional(v.boolean(), false),
});

const SignInSchema = v.pipe(
  SignInFields,
  v.forward(
    v.check(
      ({ issuer, preset }) => (issuer === undefined) !== (preset === undefined),
      'needs an issuer or a preset',
    ),
    ['issuer'],
  ),
  v.forward(
    v.check(
      ({ preset, secretEnv }) => preset === undefined || secretEnv !== undefined,
      'a preset needs a secretEnv',
    ),
    ['secretEnv'],
  ),
);

const days = v.optional(v.pipe(wholeNumber, v.minValue(1, 'must be at least a day')));

const RetentionSchema = v.pipe(
  v.strictObject({ notices: days, answers: days, exports: days, messages: days }),
  v.description(
    'For how many days notices, conversations with the assistant, lines of the export centre and sent messages are kept.',
  ),
);

const PackageSchema = v.strictObject({ id, name: names });

/** How many of an item such as ORDER_QUANTITY. */
const QuotaSchema = v.strictObject({
  item: text,
  count: v.optional(v.pipe(wholeNumber, v.minValue(0, 'must not be below 0')), 0),
  unlimited: v.optional(v.boolean(), false),
});

/** How a service stands: 2 in service, 3 disabled, 4 authorised, 9 abandoned; its deployment is ready from 3 on. */
const standing = {
  status: v.optional(wholeNumber),
  deploy: v.optional(wholeNumber),
  package: v.optional(v.nullable(PackageSchema)),
  quota: v.optional(v.array(QuotaSchema)),
};

const PlanSchema = v.strictObject({
  /** `trial` is what every company that registers itself gets. */
  plan: id,
  days: v.pipe(wholeNumber, v.minValue(1, 'must be at least a day')),
  ...standing,
});

const SystemSchema = v.strictObject({
  code: id,
  name: names,
  /** Ends the ids of its services. By default the code in small letters. */
  slug: v.optional(id),
  /** The id of the menu that is shown first. */
  home: v.optional(text),
  plans: v.optional(v.array(PlanSchema)),
  menus: v.array(TemplateMenuSchema),
});

const ParamSchema = v.strictObject({
  group: text,
  name: text,
  value: v.string(),
  status: v.optional(wholeNumber),
});

const MarketplaceSchema = v.strictObject({
  code: id,
  name: names,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as USD')),
});

const PersonSchema = v.pipe(
  v.strictObject({
    email: v.optional(email),
    phone: v.optional(phone),
    /** For a person who is new. */
    name: v.optional(text),
    /** For a person who is new. */
    language: v.optional(v.picklist(['zh-CN', 'en-US', 'ko-KR'])),
  }),
  v.check(({ email, phone }) => email !== undefined || phone !== undefined, 'needs an email or a phone'),
);

const CompanySystemSchema = v.strictObject({
  system: id,
  /** What a service opens with that the company did not have. */
  plan: v.optional(id),
  name: v.optional(names),
  ...standing,
  expires: v.optional(v.nullable(moment)),
  domain: v.optional(v.string()),
  home: v.optional(text),
  /** The company's own tree. By default that of the system. */
  menus: v.optional(v.array(CompanyMenuSchema)),
});

const CompanySchema = v.strictObject({
  code: id,
  name: text,
  timeZone: v.optional(timeZone),
  specialBrand: v.optional(v.boolean()),
  owner: v.optional(PersonSchema),
  members: v.optional(v.array(PersonSchema)),
  params: v.optional(v.array(ParamSchema)),
  systems: v.optional(v.array(CompanySystemSchema)),
});

/** A part of the file with what an editor says about it. */
function told<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.optional(v.pipe(v.array(schema), v.description(description)));
}

/** What an operator sets up, in one file. A part that is missing is left as it is. */
export const PortalFileSchema = v.strictObject({
  version: v.literal(FILE_VERSION),
  brand: v.optional(BrandSchema),
  brandHosts: told(hostName, 'Hosts on which the portal is that of a special brand.'),
  microApps: told(MicroAppSchema, 'Applications that menus open, beside those that come with the portal.'),
  signIn: told(SignInSchema, 'Providers that people sign in by: OpenID Connect, Google, WeChat, DingTalk.'),
  agreements: told(
    AgreementSchema,
    'Documents that people agree to, such as terms of use and a privacy policy.',
  ),
  retention: v.optional(RetentionSchema),
  quiet: v.optional(QuietSchema),
  assistant: v.optional(AssistantSchema),
  sales: v.optional(SalesSchema),
  systems: told(SystemSchema, 'What companies can be given: systems with their menus and plans.'),
  params: told(ParamSchema, 'The parameters that every new company starts with.'),
  marketplaces: told(MarketplaceSchema, 'The marketplaces in which shops are bound.'),
  companies: told(CompanySchema, 'Companies with their people and systems; those that are not named stay.'),
});

/** The file as it was written. */
export type PortalFileInput = v.InferInput<typeof PortalFileSchema>;
export type PortalFile = v.InferOutput<typeof PortalFileSchema>;
export type FileSystem = NonNullable<PortalFile['systems']>[number];
export type FileCompany = NonNullable<PortalFile['companies']>[number];
export type FileCompanySystem = NonNullable<FileCompany['systems']>[number];
export type FilePerson = NonNullable<FileCompany['owner']>;
export type FileParam = NonNullable<PortalFile['params']>[number];
export type FileStanding = Pick<FileCompanySystem, 'status' | 'deploy' | 'package' | 'quota'>;
