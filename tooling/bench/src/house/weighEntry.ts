import ts from 'typescript';
import type { Graph } from './findCircles.ts';
import { parseModule } from './parseModule.ts';
import { linesOf, type Sources } from './readSources.ts';

/** What stands behind an entry of a package. */
export type EntryWeight = { values: number; lines: number; linesPerValue: number };

/**
 * Returns how many values an entry exports, and how many lines of the package's own sources it reaches, what it loads
 * later included.
 */
export function weighEntry(sources: Sources, graph: Graph, entry: string, folder: string): EntryWeight {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file) || !file.startsWith(`${folder}/`)) return;
    reached.add(file);
    for (const next of graph.get(file) ?? []) visit(next);
  };
  visit(entry);
  const lines = [...reached].reduce((sum, file) => sum + linesOf(sources.get(file) ?? ''), 0);
  const values = countValues(parseModule(entry, sources.get(entry) ?? ''));
  return { values, lines, linesPerValue: Math.round(lines / values) };
}

/** Returns how many values a module exports by name. */
function countValues(module: ts.SourceFile): number {
  return module.statements.reduce((sum, statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      if (statement.isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return sum;
      return sum + exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).length;
    }
    return sum + (isExportedValue(statement) ? 1 : 0);
  }, 0);
}

function isExportedValue(statement: ts.Statement): boolean {
  const isDeclared =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isVariableStatement(statement);
  return isDeclared && !!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}
