/** A name in Chinese, English and Korean. */
export type Words = readonly [chinese: string, english: string, korean: string];

/** One line of an outline with what stands below it. */
export type OutlineNode = {
  name: Words;
  /** What the entry opens, such as `orders:to-ship.us`; absent for a directory. */
  target: string | undefined;
  /** `*sites`: the entry becomes a directory with a leaf per marketplace. */
  isBySite: boolean;
  /** Marks such as `pin` (value 'true') or `lock=WALMART`. */
  traits: ReadonlyMap<string, string>;
  children: OutlineNode[];
};

/**
 * Reads a menu outline: a line per entry, two spaces of indent per level,
 * `Chinese | English | Korean || target *sites trait trait=value`.
 */
export function parseOutline(outline: string): OutlineNode[] {
  const roots: OutlineNode[] = [];
  const path: OutlineNode[] = [];
  for (const line of outline.split('\n')) {
    if (line.trim() === '') continue;
    const level = (line.length - line.trimStart().length) / 2;
    const node = parseLine(line.trim());
    path.length = level;
    const siblings = level === 0 ? roots : path[level - 1]?.children;
    if (!siblings) throw new Error(`Outline line is indented too far: ${line}`);
    siblings.push(node);
    path.push(node);
  }
  return roots;
}

function parseLine(line: string): OutlineNode {
  const [names = '', rest = ''] = line.split('||');
  const [chinese, english, korean] = names.split('|').map((name) => name.trim());
  if (!chinese || !english || !korean) throw new Error(`Outline line lacks a language: ${line}`);
  const node = { name: [chinese, english, korean] as const, target: undefined, isBySite: false };
  const traits = new Map<string, string>();
  const found: { target?: string; isBySite?: boolean } = {};
  for (const word of rest.trim().split(/\s+/).filter(Boolean)) {
    if (word === '*sites') found.isBySite = true;
    else if (isTarget(word)) found.target = word;
    else if (word.startsWith('raw=')) found.target = word;
    else traits.set(...toTrait(word));
  }
  return { ...node, ...found, traits, children: [] };
}

/** The first `=` parts a mark from its value; an address may have more of them. */
function toTrait(word: string): [name: string, value: string] {
  const at = word.indexOf('=');
  return at === -1 ? [word, 'true'] : [word.slice(0, at), word.slice(at + 1)];
}

function isTarget(word: string): boolean {
  if (word.includes('=')) return false;
  return word.includes(':') || ['sail', 'inbox', 'downloads', 'bench'].includes(word);
}
