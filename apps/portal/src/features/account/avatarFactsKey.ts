/** What the avatar menu learns once the workspace is usable. */
export type AvatarFacts = {
  hasMenus: boolean;
  hasPermissions: boolean;
  fundsUrl?: string;
  offersDemo: boolean;
  servicePackage?: { name: string | undefined; expireTime: string | undefined };
};

/** Where the facts stand among the queries: they go with the session. */
export const AVATAR_FACTS_KEY = ['account', 'avatar-facts'] as const;
