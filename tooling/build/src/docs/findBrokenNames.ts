/** What there is in the repository, for the names that documents use. */
export type Inventory = {
  /** Whether a path from the root of the repository is there; a folder counts. */
  exists: (path: string) => boolean;
  /** Anchors of a document, by its path from the root. */
  anchorsOf: (path: string) => ReadonlySet<string>;
  /** What `npm run` takes, and the names that `npm run bench` and `npm test --` take. */
  scripts: ReadonlySet<string>;
  benches: ReadonlySet<string>;
  stages: ReadonlySet<string>;
  /** Every entry of a package that can be imported, such as `@portal/ui/table`. */
  entries: ReadonlySet<string>;
  /** Whether an entry's package exports something of this name. */
  exports: (entry: string, name: string) => boolean;
};

const LINK = /\]\((?!https?:|mailto:)([^)\s]*)\)/g;
const CODE = /`([^`\n]+)`/g;
const FENCE = /^( *)```(\w*).*\n([\s\S]*?)^\1```$/gm;
const PATH = /^(?:apps|packages|tooling|docs|scripts|deploy|api-surface)\/[\w@.\-/[\]]*$/;
const ENTRY = /^@portal\/[\w-]+(?:\/[\w./-]+)?$/;
const COMMAND = /\bnpm (?:run ([\w:-]+)|test)(?:(?: --)? (?!-)([\w-]+))?/g;
const IMPORT = /import (?:type )?\{([^}]*)\} from '(@portal\/[\w./-]+)'/g;

/** Returns what a document names that is not there: files, anchors, commands, and what packages export. */
export function findBrokenNames(path: string, text: string, inventory: Inventory): string[] {
  const prose = text.replace(FENCE, '');
  const blocks = [...text.matchAll(FENCE)].map(([, , language = '', body = '']) => ({ language, body }));
  const code = [...prose.matchAll(CODE)].map(([, span = '']) => span);
  const broken = [
    ...[...prose.matchAll(LINK)].flatMap(([, target = '']) => brokenLink(path, target, inventory)),
    ...code.filter((span) => PATH.test(span) && ![span, resolveFrom(path, span)].some(inventory.exists)),
    ...code.filter((span) => ENTRY.test(span) && !inventory.entries.has(span)),
    ...[...code, ...blocks.filter(({ language }) => language === 'sh').map(({ body }) => body)].flatMap(
      (command) => brokenCommands(command, inventory),
    ),
    ...blocks
      .filter(({ language }) => /^tsx?$/.test(language))
      .flatMap(({ body }) => brokenImports(body, inventory)),
  ];
  return [...new Set(broken)];
}

function brokenLink(path: string, target: string, { exists, anchorsOf }: Inventory): string[] {
  const [file = '', anchor] = target.split('#');
  const named = file === '' ? path : resolveFrom(path, file);
  if (!exists(named)) return [target];
  return anchor && named.endsWith('.md') && !anchorsOf(named).has(anchor) ? [target] : [];
}

/** A path from the root, for one that is written from a document. */
function resolveFrom(path: string, file: string): string {
  return new URL(file, `file:///${path}`).pathname.slice(1);
}

function brokenCommands(text: string, { scripts, benches, stages }: Inventory): string[] {
  return [...text.matchAll(COMMAND)].flatMap(([whole, script, argument]) => {
    if (script === undefined) return argument && !stages.has(argument) ? [whole] : [];
    if (!scripts.has(script)) return [whole];
    return script === 'bench' && argument && !benches.has(argument) ? [whole] : [];
  });
}

function brokenImports(code: string, { entries, exports }: Inventory): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '', entry = '']) => {
    if (!entries.has(entry)) return [entry];
    return names
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? '',
      )
      .filter((name) => name !== '' && !exports(entry, name))
      .map((name) => `${name} of ${entry}`);
  });
}

/** The anchors that GitHub gives the headings of a document. */
export function anchorsOf(text: string): Set<string> {
  const headings = text.replace(FENCE, '').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
