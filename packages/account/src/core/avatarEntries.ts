import { LIVE_CLASSES_PATH } from '@portal/api-client/contract/codes';

/** What the entries of the avatar menu depend on; what is not known yet hides its entry. */
export type AvatarConditions = {
  /** `YST_PLUS`, `TIKTOK`, `SAIL`, or another. */
  classification?: string;
  /** The system around the menu. */
  systemCode?: string;
  /** The system shows menus to this person. */
  hasMenus?: boolean;
  /** Shops can be bound. */
  bindsShops?: boolean;
  /** The user centre's permission menu has a part that this person may use. */
  hasPermissions?: boolean;
  /** The company is authorised for the funds assistant. */
  hasFunds?: boolean;
  /** The person looks at a demo environment. */
  demo?: boolean;
  /** There is a demo environment to go into. */
  offersDemo?: boolean;
  /** The portal of the special brand. */
  brand?: boolean;
  /** The person works for other companies, too. */
  hasOtherCompanies?: boolean;
  /** What the system's package holds, once it is known. */
  servicePackage?: ServicePackage;
};

/** A system's package as its person reads it. */
export type ServicePackage = {
  name?: string;
  /** ISO time with zone; missing: for good. */
  expireTime?: string;
};

/** A page of the user centre that an entry opens. */
export type AvatarTarget = { app: 'sso-web'; path: string; systemCode?: string };

/** An entry that does something else than to open a page of the user centre. */
export type AvatarAction =
  | 'shop-authorisation'
  | 'funds-assistant'
  | 'switch-company'
  | 'enter-demo'
  | 'leave-demo';

/** One entry of the avatar menu as data; entries of one group stand together. */
export type AvatarEntry =
  | {
      id:
        | 'user-centre'
        | 'product-package'
        | 'account-settings'
        | 'permissions'
        | 'app-marketplace'
        | 'live-classes';
      group: 'pages';
      target: AvatarTarget;
    }
  | { id: AvatarAction; group: 'pages' | 'session'; target?: undefined }
  | { id: 'menu-style' | 'start-with' | 'language' | 'theme'; group: 'preferences' }
  | { id: 'sign-out'; group: 'session'; target?: undefined };

type AvatarRule = AvatarEntry & { when?: (conditions: AvatarConditions) => boolean };

const page = (path: string, systemCode?: string): AvatarTarget => ({
  app: 'sso-web',
  path,
  ...(systemCode && { systemCode }),
});

/* In the order of the menu: a later entry takes its place here, with its condition beside it. */
const RULES: readonly AvatarRule[] = [
  { id: 'user-centre', group: 'pages', target: page('/embel/home') },
  { id: 'product-package', group: 'pages', target: page('/user/product-package'), when: seesPackages },
  { id: 'account-settings', group: 'pages', target: page('/user/basics-info') },
  {
    id: 'permissions',
    group: 'pages',
    target: page('/embel/list', 'SSO_SYS_USER'),
    when: ({ hasMenus, hasPermissions }) => Boolean(hasMenus && hasPermissions),
  },
  {
    id: 'shop-authorisation',
    group: 'pages',
    when: ({ hasMenus, bindsShops }) => Boolean(hasMenus && bindsShops),
  },
  { id: 'funds-assistant', group: 'pages', when: ({ hasFunds, demo }) => Boolean(hasFunds && !demo) },
  {
    id: 'app-marketplace',
    group: 'pages',
    target: page('/app/home'),
    when: ({ systemCode, brand, demo }) => systemCode === 'ERP' && !brand && !demo,
  },
  { id: 'live-classes', group: 'pages', target: page(LIVE_CLASSES_PATH) },
  { id: 'menu-style', group: 'preferences' },
  { id: 'start-with', group: 'preferences' },
  { id: 'language', group: 'preferences' },
  { id: 'theme', group: 'preferences' },
  {
    id: 'switch-company',
    group: 'session',
    when: ({ hasOtherCompanies, demo }) => Boolean(hasOtherCompanies && !demo),
  },
  { id: 'enter-demo', group: 'session', when: ({ offersDemo, demo }) => Boolean(offersDemo && !demo) },
  { id: 'leave-demo', group: 'session', when: ({ demo }) => Boolean(demo) },
  { id: 'sign-out', group: 'session' },
];

/** The entries of the avatar menu that a person sees, in order. */
export function avatarEntries(conditions: AvatarConditions): AvatarEntry[] {
  return RULES.filter(({ when }) => when?.(conditions) ?? true).map(({ when: _when, ...entry }) => entry);
}

/** Whether a person buys packages here; users of the plus edition have theirs from elsewhere. */
export function seesPackages({ classification }: AvatarConditions): boolean {
  return classification !== 'YST_PLUS';
}
