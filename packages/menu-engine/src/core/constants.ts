/** Columns that the content of a top-level menu is split into. */
export const MENU_COLUMNS = 4;

/** Width of the left menu in pixels until a person draws it wider. */
export const SIDER_WIDTH = 160;
/** Pixels that the left menu is drawn out to at the most. */
export const SIDER_WIDTH_MAX = 400;

/** How long a pointer rests on a menu before it opens. */
export const HOVER_OPEN_MS = 180;
/** A hovered sub-popup closes when the pointer is still outside after this time. */
export const SUB_POPUP_CHECK_MS = 450;
/** How long the search popover stays after the pointer or focus left it. */
export const SEARCH_POPOVER_HIDE_MS = 200;
/** How long after the last backspace the search ignores refreshed results. */
export const BACKSPACE_TRACKING_MS = 350;

/** Limits of custom scenes; names and remarks are counted in characters, not in code units. */
export const SCENES_MAX = 30;
export const SCENE_NAME_MAX = 30;
export const SCENE_MENUS_MAX = 15;
export const SCENE_REMARK_MAX = 500;
/** Menus of this platform are not offered for a scene. */
export const BASE_PLATFORM = 'SSO_SYS_USER';
/** Sizes of the history, of the common menus and of 'you may like'. */
export const HISTORY_MAX = 20;
export const COMMON_MENUS_MAX = 12;
export const SUGGESTIONS_MAX = 6;
/** How many pages a search finds at most when the caller does not say. */
export const SEARCH_LIMIT = 50;
/** The only scene type there is. */
export const SCENE_TYPE = 1;

/** Subscription status of a system. */
export const SYSTEM_STATUS = { subscribed: 2, disabled: 3, authorised: 4, abandoned: 9 } as const;
/** Deployment of a service: ready at `ready`, not viewable up to and including `deployingUpTo`. */
export const SERVICE_DEPLOY = { ready: 4, deployingUpTo: 2 } as const;
/** Service code under which the ERP subscription is looked up. */
export const ERP_SERVICE_CODE = 'ERP+';
/** The system whose package may carry a quantity. */
export const ERP_SYSTEM_CODE = 'ERP';
/** Billing value that counts orders; others of a package count shops or warehouses. */
export const ORDER_QUANTITY_KEY = 'ORDER_QUANTITY';
/** Systems that need status 4 (or, for ERP, a quantity) before they open. */
export const CHECKED_SYSTEMS: readonly string[] = [ERP_SYSTEM_CODE, 'AMAZON_OPERATE', 'BI'];

/** `lastMenu` of an entry that opens a page. */
export const LAST_MENU_LEAF = 2;
/** `special`: what the content of a top-level menu looks like. */
export const MENU_CONTENT = { columns: 1, tabs: 2, search: 3 } as const;
/** `updateFlag`: whether an entry may be used. */
export const UPDATE_FLAG = { usable: 1, notPurchased: 2 } as const;
/** `collectFlag` of a pinned entry. */
export const COLLECT_FLAG_PINNED = 2;
/** `selectFlag` of an entry that is selected for the role. */
export const SELECT_FLAG_SELECTED = 2;
/** `showUpdateFlag`: whether entries that are not purchased are shown. */
export const SHOW_UPDATE_FLAG = { usableOnly: 1, all: 2 } as const;
/** `packageStyle` of the user configuration. */
export const PACKAGE_STYLE = { left: 1, top: 2 } as const;
/** `optType` of a pin call. */
export const PIN_OPTION = { pin: 1, unpin: 2 } as const;
/** `menuType`: a directory or a page. */
export const MENU_TYPE = { directory: 1, page: 2 } as const;
/** `assetsType` of an entry that is renewed in the app marketplace. */
export const ASSETS_TYPE_APP = 2;
/** `dependencePlatform` that any bound platform satisfies. */
export const ANY_PLATFORM = 'ANY';
/** Micro-app name under which external pages are shown. */
export const FRAME_APP = 'iframe';

/** Home page of a system whose menu tree names none. */
export const DEFAULT_HOMES: Readonly<Record<string, { app: string; path: string }>> = {
  AMAZON_OPERATE: { app: 'amazon', path: '/setSail/index' },
};

/** Depth at which a menu tree is cut: deeper trees are broken data. */
export const MENU_DEPTH_MAX = 32;
/** Records after which a menu tree is cut: larger ones are broken data. */
export const MENU_RECORDS_MAX = 50_000;
