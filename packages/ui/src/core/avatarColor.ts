import { AVATAR_COLORS } from './palette.ts';

/** One of the seven avatar colours; the same person always gets the same one. */
export function avatarColor(userId: string | number): string {
  return AVATAR_COLORS[hash(String(userId)) % AVATAR_COLORS.length] ?? AVATAR_COLORS[0];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
