/** What a menu's icon text turns out to be. */
export type IconKind =
  | { kind: 'image'; url: string }
  | { kind: 'sprite'; id: string; name: string }
  | { kind: 'named'; name: string };

const SPRITE_PREFIX = 'gb-icon-';

/** Tells an image address, a symbol of the icon sprite (`gb-icon-…`) and a built-in icon's name apart. */
export function iconKind(text: string): IconKind {
  const trimmed = text.trim();
  if (/^https?:\/\/[^\s/]/i.test(trimmed)) return { kind: 'image', url: trimmed };
  if (trimmed.startsWith(SPRITE_PREFIX))
    return { kind: 'sprite', id: trimmed, name: trimmed.slice(SPRITE_PREFIX.length) };
  return { kind: 'named', name: trimmed };
}
