import { createHash } from 'node:crypto';
import { basename, dirname, relative } from 'node:path';
import ts from 'typescript';

const LINES_MAX = 40;

/** One exported name as a consumer sees it. */
export type ExportedName = {
  name: string;
  /** First sentence of its documentation; empty when there is none. */
  doc: string;
  /** Its declarations as TypeScript, or the package it comes from. */
  text: string;
};

/** Options under which the declarations of a package are read: as a bundler's consumer reads them. */
export const READ_OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Every name that an entry's declaration file exports, in alphabetical order. */
export function describeEntry(program: ts.Program, file: string): ExportedName[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => describe(checker, symbol, dirname(file)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describe(checker: ts.TypeChecker, exported: ts.Symbol, folder: string): ExportedName {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const doc = firstSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const declarations = symbol.declarations ?? [];
  const foreign = declarations
    .map((node) => foreignPackage(node.getSourceFile().fileName, folder))
    .find(Boolean);
  return {
    name: exported.name,
    doc,
    text: foreign
      ? `// ${exported.name} is from ${foreign}`
      : shortened(declarations.map(declarationText).join('\n')),
  };
}

/** Name of the package that a file belongs to, when it is another one than the folder's. */
function foreignPackage(file: string, folder: string): string | undefined {
  const inside = file.split('/node_modules/').at(-1);
  if (inside !== undefined && inside !== file)
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/');
  const [, workspace] = /\/packages\/([^/]+)\/dist\//.exec(file) ?? [];
  return relative(folder, file).startsWith('..') && !folder.includes(`/packages/${workspace}/dist`)
    ? `@portal/${workspace}`
    : undefined;
}

function declarationText(node: ts.Declaration): string {
  if (ts.isSourceFile(node))
    return `// the names of ${basename(node.fileName).replace(/\.d\.ts$/, '')} as one object`;
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return withoutComments(statement.getText()).replace(/^export (declare )?/, '');
}

/** Types that schemas spell out run to hundreds of lines: a fingerprint stands for the rest of them. */
function shortened(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= LINES_MAX) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return [...lines.slice(0, LINES_MAX), `// and ${lines.length - LINES_MAX} more lines, ${hash}`].join('\n');
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\n/gm, '')
    .trim();
}

function firstSentence(doc: string): string {
  return (/^[\s\S]*?[.](?=\s|$)/.exec(doc.trim())?.[0] ?? doc.trim()).replaceAll(/\s+/g, ' ');
}
