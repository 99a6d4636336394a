/** What the entries of the avatar menu depend on. */
export type AvatarConditions = {
  /** `YST_PLUS`, `TIKTOK`, `SAIL`, or another. */
  classification?: string;
};

/** A page of the user centre that an entry opens. */
export type AvatarTarget = { app: 'sso-web'; path: string };

/** One entry of the avatar menu as data; entries of one group stand together. */
export type AvatarEntry =
  | { id: 'user-centre' | 'product-package' | 'account-settings'; group: 'pages'; target: AvatarTarget }
  | { id: 'menu-style' | 'language' | 'theme'; group: 'preferences' }
  | { id: 'sign-out'; group: 'session' };

type AvatarRule = AvatarEntry & { when?: (conditions: AvatarConditions) => boolean };

/* In the order of the menu: a later entry takes its place here, with its condition beside it. */
const RULES: readonly AvatarRule[] = [
  { id: 'user-centre', group: 'pages', target: { app: 'sso-web', path: '/embel/home' } },
  {
    id: 'product-package',
    group: 'pages',
    target: { app: 'sso-web', path: '/user/product-package' },
    when: seesPackages,
  },
  { id: 'account-settings', group: 'pages', target: { app: 'sso-web', path: '/user/basics-info' } },
  { id: 'menu-style', group: 'preferences' },
  { id: 'language', group: 'preferences' },
  { id: 'theme', group: 'preferences' },
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
