import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** The languages that the shell has texts in. */
const LOCALES = readdirSync(resolve(import.meta.dirname, 'src/locales')).map((file) => basename(file, '.po'));

/** Whose texts the first screen waits for. */
const FIRST_TEXTS = [
  'packages/ui/src',
  'packages/menu-engine/src',
  'packages/tabs/src',
  'packages/embed/src',
  'packages/account/src',
  'apps/portal/src',
];
/** Whose texts the parts wait for that load once the page can be used. */
const LATE_TEXTS = [
  'packages/menu-engine/src/tools',
  'packages/account/src/tools',
  'packages/account/src/avatar',
  'packages/notify/src',
  'packages/guide/src',
  'apps/portal/src/features',
];

/** The catalogs of the first screen in a language. */
export const firstTexts = (locale: string) => catalogs(FIRST_TEXTS, locale);

function catalogs(folders: readonly string[], locale: string): string[] {
  return folders.map((folder) => resolve(root, folder, `locales/${locale}.po`));
}

/** A group of the files whose paths match; what they import comes along, unless a group before this one has it. */
function group(name: string, ...paths: readonly string[]) {
  const places = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[/\\\\]'));
  return { name, test: new RegExp(places.join('|')) };
}

function textGroup(name: string, files: readonly string[]) {
  return { name, test: (id: string) => files.includes(resolve(id)) };
}

/**
 * Which files the shell is made of. Every file more is a request more, and small ones compress badly: what loads together is
 * one file, and what a page does without is in another.
 */
export const chunkGroups = [
  // One chunk of texts per language for the first screen, one for what every session loads after it.
  ...LOCALES.map((locale) => textGroup(locale, firstTexts(locale))),
  ...LOCALES.map((locale) => textGroup(`late-${locale}`, catalogs(LATE_TEXTS, locale))),
  // The first screen, with the styles of the packages, of the panes and of the toasts.
  {
    name: 'shell',
    test: /(apps[/\\]portal[/\\]src[/\\](pages|workspace|app)[/\\](?!embedded[/\\]|late[/\\]|routes[/\\]|features\.|main\.|App\.)|MantineThemeProvider[/\\]|MantineProvider[/\\]MantineProvider\.|Toast(Card|Outlet)\.|embed[/\\]src[/\\]components[/\\]\w+\.module\.css$|account[/\\]src[/\\]avatar[/\\]\w+\.module\.css$|[/\\](styles|mantine|boot)\.css$)/,
  },
  // What the way in and the workspace both need after the first screen: buttons, the calls of an account; and the avatar's
  // menu, by which a person signs out while the features are still on their way.
  group(
    'common',
    '@mantine/core/esm/components/(Button|Loader|Transition|UnstyledButton)/',
    'packages/account/src/avatar/',
    'packages/ui/src/components/States/EmptyState.',
    'packages/ui/src/core/icons/laterIcons.',
    'apps/portal/src/features/account/(oneOffApi|ports|linkOrigin).',
  ),
  // Of the way in and of dialogs: a workspace in which nobody fills in anything needs none.
  group('fields', '@mantine/core/esm/components/(Checkbox|CloseButton|Input)/'),
  // What shows apps in panes, both kinds of them.
  group(
    'embedded',
    'apps/portal/src/workspace/embedded/EmbeddedContent.',
    'embed/src/engines/createFrameEngine.',
  ),
  // The features, and the guide for those who are not done with it. With them the styles of what the pointer meets in the
  // strip: a sheet that comes later lays out the whole page, since what names a layer has the browser read all fonts anew.
  group(
    'features',
    'apps/portal/src/app/features.ts$',
    'ui/src/components/ActionMenu/',
    'SplitSeparator.module.css$',
  ),
  // What the strip loads when the pointer first comes to it.
  group('strip', 'tabs/src/components/TabStrip/TabMenu.', 'tabs/src/components/TabStrip/TabDragLayer.'),
  group('guide', 'apps/portal/src/features/guide/GuideRoom.'),
];
