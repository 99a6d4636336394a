import ts from 'typescript';

/** What a module takes from another one. */
export type Import = {
  specifier: string;
  /** Names as the other module exports them; empty when it is imported as a whole or for its effects. */
  names: readonly string[];
};

/** Returns the syntax tree of a module. */
export function parseModule(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
}

/** Returns what a module imports or exports again, types and `import()` included, in the order of the text. */
export function importsOf(module: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, names: readonly string[] = []) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ specifier: specifier.text, names });
  };
  visitAll(module, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, namesOf(node.importClause?.namedBindings));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, namesOf(node.exportClause));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
  });
  return found;
}

/** Calls for every node below this one, parents first. */
export function visitAll(node: ts.Node, call: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    call(child);
    visitAll(child, call);
  });
}

function namesOf(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (!bindings || !('elements' in bindings)) return [];
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}
