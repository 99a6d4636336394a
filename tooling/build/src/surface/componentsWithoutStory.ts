import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedName } from './describeEntry.ts';

/** A function that begins with a capital letter and answers something to draw, or a component that was made of one. */
const COMPONENT =
  /^(function [A-Z]\w*[<(][\s\S]*JSX\.Element|const [A-Z]\w*: [^=]*\b(ComponentType|\w*ExoticComponent|FC)\b)/;

/** The exported components that no story of the package names. */
export function componentsWithoutStory(names: readonly ExportedName[], sources: string): string[] {
  const stories = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('\n');
  return names
    .filter(({ name, text }) => COMPONENT.test(text) && !new RegExp(`\\b${name}\\b`).test(stories))
    .map(({ name }) => name);
}
