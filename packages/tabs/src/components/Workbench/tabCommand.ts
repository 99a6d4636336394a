/** What the keyboard asks of the panes, wherever the focus is. */
export type TabCommand =
  | { type: 'nth'; index: number }
  | { type: 'close' }
  | { type: 'reopen' }
  | { type: 'reload' }
  | { type: 'split' }
  | { type: 'recent'; by: 1 | -1 };

type Press = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const COMMANDS: ReadonlyMap<string, TabCommand> = new Map<string, TabCommand>([
  ...Array.from({ length: 9 }, (_, index): [string, TabCommand] => [
    `Digit${index + 1}`,
    { type: 'nth', index },
  ]),
  ['KeyW', { type: 'close' }],
  ['Shift+KeyT', { type: 'reopen' }],
  ['KeyR', { type: 'reload' }],
  ['Backslash', { type: 'split' }],
  ['Backquote', { type: 'recent', by: 1 }],
  ['Shift+Backquote', { type: 'recent', by: -1 }],
]);

/**
 * The command of a key press: Alt and a key, on a Mac Control, Option and the key, because Option alone types
 * characters there. Keys are told by their place, so that every layout has them.
 */
export function tabCommand(press: Press, isMac: boolean): TabCommand | undefined {
  if (!press.altKey || press.metaKey || press.ctrlKey !== isMac) return undefined;
  return COMMANDS.get(`${press.shiftKey ? 'Shift+' : ''}${press.code}`);
}
