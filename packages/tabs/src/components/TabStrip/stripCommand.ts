/** What the keyboard asks of the tab that has focus. */
export type StripCommand =
  | { type: 'focus'; to: 'previous' | 'next' | 'first' | 'last' }
  | { type: 'move'; by: -1 | 1 }
  | { type: 'activate' }
  | { type: 'close' }
  | { type: 'menu' };

const COMMANDS: ReadonlyMap<string, StripCommand> = new Map<string, StripCommand>([
  ['ArrowLeft', { type: 'focus', to: 'previous' }],
  ['ArrowRight', { type: 'focus', to: 'next' }],
  ['Home', { type: 'focus', to: 'first' }],
  ['End', { type: 'focus', to: 'last' }],
  ['Enter', { type: 'activate' }],
  [' ', { type: 'activate' }],
  ['Delete', { type: 'close' }],
  ['Backspace', { type: 'close' }],
  ['ContextMenu', { type: 'menu' }],
  ['Shift+F10', { type: 'menu' }],
  ['Ctrl+Shift+ArrowLeft', { type: 'move', by: -1 }],
  ['Ctrl+Shift+ArrowRight', { type: 'move', by: 1 }],
]);

/** The command of a key press, or undefined when the press is not the strip's. */
export function stripCommand(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>,
): StripCommand | undefined {
  if (press.altKey || press.metaKey) return undefined;
  return COMMANDS.get(`${press.ctrlKey ? 'Ctrl+' : ''}${press.shiftKey ? 'Shift+' : ''}${press.key}`);
}
