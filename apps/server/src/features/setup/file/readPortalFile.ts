import * as v from 'valibot';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { type FileProblem, PortalFileError } from './PortalFileError.ts';
import { FILE_VERSION, type PortalFile, PortalFileSchema } from './PortalFileSchema.ts';

/** Leads from the top of the file to a value. */
export type FilePath = readonly (string | number)[];

/** A file whose form is right, and a way to say what is wrong with its content. */
export type ReadFile = {
  readonly file: PortalFile;
  /** A problem at the value of a path, or at the nearest one around it that is written. */
  problemAt(path: FilePath, message: string): FileProblem;
  /** The error of these problems. */
  refuse(problems: readonly FileProblem[]): PortalFileError;
};

const TOP = { line: 1, column: 1 };
const TOO_DEEP = 'the file is nested too deeply';
const CUT_OFF = "the file does not end with a line '...': is it cut off?";

/** Reads and checks the text of a file. Throws `PortalFileError` with every place that is wrong. */
export function readPortalFile(text: string, fileName = 'portal.yaml'): ReadFile {
  try {
    return readChecked(text, fileName);
  } catch (error) {
    // A reader of nested text walks down into it: there is an end to that.
    if (error instanceof RangeError) throw new PortalFileError(fileName, [{ ...TOP, message: TOO_DEEP }]);
    // So the reader of YAML says that references multiply into more than anybody writes.
    if (error instanceof ReferenceError)
      throw new PortalFileError(fileName, [{ ...TOP, message: error.message }]);
    throw error;
  }
}

function readChecked(text: string, fileName: string): ReadFile {
  const lines = new LineCounter();
  const refuse = (problems: readonly FileProblem[]) => new PortalFileError(fileName, problems);
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const broken = document.errors.map(({ pos, message }) => ({ ...placeOf(pos[0]), message }));
  if (broken.length > 0) throw refuse(broken);
  const reference = text.includes('*') ? findWrongReference(document) : undefined;
  if (reference) throw refuse([{ ...placeOf(reference.offset), message: reference.message }]);

  const problemAt: ReadFile['problemAt'] = (path, message) => ({
    ...placeOf(offsetOf(document, path)),
    message,
    path,
  });
  const version = isMap(document.contents) ? document.get('version') : undefined;
  if (typeof version === 'number' && version !== FILE_VERSION)
    throw refuse([
      problemAt(['version'], `the file is of version ${version}; this portal reads version ${FILE_VERSION}`),
    ]);
  if (document.directives?.docEnd !== true)
    throw refuse([{ ...placeOf(Math.max(0, text.length - 1)), message: CUT_OFF }]);
  const parsed = v.safeParse(PortalFileSchema, document.toJS({ maxAliasCount: 10_000 }));
  if (!parsed.success)
    throw refuse(
      parsed.issues
        .map((issue) => problemAt(pathOf(issue), messageOf(issue)))
        .sort((a, b) => a.line - b.line),
    );
  return { file: parsed.output, problemAt, refuse };
}

/** Checks what a program wrote: the same as a file, whose mistakes are told by path alone. */
export function readPortalValue(value: object): ReadFile {
  const refuse = (problems: readonly FileProblem[]) => new PortalFileError('portal', problems);
  const problemAt: ReadFile['problemAt'] = (path, message) => ({ ...TOP, message, path });
  const parsed = v.safeParse(PortalFileSchema, { version: FILE_VERSION, ...value });
  if (!parsed.success) throw refuse(parsed.issues.map((issue) => problemAt(pathOf(issue), messageOf(issue))));
  return { file: parsed.output, problemAt, refuse };
}

/** A reference to nothing, or to something that it is part of itself. */
function findWrongReference(document: Document): { offset: number; message: string } | undefined {
  let message: string | undefined;
  let offset = 0;
  visit(document, {
    Alias(_key, alias, path) {
      const named = alias.resolve(document);
      if (!named) message = `there is nothing called "${alias.source}" before this`;
      else if (path.includes(named)) message = 'this refers to something that it is part of';
      offset = alias.range?.[0] ?? 0;
      return message === undefined ? undefined : visit.BREAK;
    },
  });
  return message === undefined ? undefined : { offset, message };
}

function offsetOf(document: Document, path: FilePath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const offset = writtenAt(document, path.slice(0, length));
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** Where a value is written: at its key, or where an item of a list begins. */
function writtenAt(document: Document, path: FilePath): number | undefined {
  const last = path.at(-1);
  const parent = path.length > 0 ? nodeAt(document, path.slice(0, -1)) : undefined;
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
  }
  return nodeAt(document, path)?.range?.[0];
}

function nodeAt(document: Document, path: FilePath): Node | undefined {
  let node: unknown = document.contents;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    node = isCollection(node) ? node.get(step, true) : undefined;
  }
  if (isAlias(node)) return node;
  return isNode(node) ? node : undefined;
}

function pathOf({ path }: v.BaseIssue<unknown>): FilePath {
  return (path ?? []).map(({ key }) => key as string | number);
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.at(-1)?.key;
  if (issue.type === 'strict_object' && issue.expected === 'never') return `there is no "${key}" here`;
  if (issue.type === 'strict_object' && issue.received === 'undefined') return `"${key}" is missing`;
  if (issue.kind === 'validation' || issue.type === 'check') return `"${key}" ${issue.message}`;
  return `"${key ?? 'the file'}" must be ${issue.expected ?? 'something else'}, not ${issue.received}`;
}
