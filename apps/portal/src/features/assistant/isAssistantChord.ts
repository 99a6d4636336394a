/** Alt with J, by the key's place; on macOS with Control too, where Option alone types characters. */
export function isAssistantChord(
  {
    code,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  isMac: boolean,
): boolean {
  return code === 'KeyJ' && altKey && ctrlKey === isMac && !metaKey && !shiftKey;
}
