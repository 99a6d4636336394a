import ts from 'typescript';

/** `<!-- props TabStripProps -->` … `<!-- /props -->` in a README. */
const MARKED = /(<!-- props (\w+) -->\n)[\s\S]*?(<!-- \/props -->)/g;

/**
 * A README with its tables of properties written anew from the types that a program knows; unknown types are named, and so
 * are properties whose meaning nobody has written, as `Type.property`.
 */
export function withPropsTables(
  readme: string,
  program: ts.Program,
  files: string[],
): { text: string; unknown: string[]; unexplained: string[] } {
  const checker = program.getTypeChecker();
  const types = new Map(files.flatMap((file) => exportsOf(program, checker, file)));
  const unknown: string[] = [];
  const unexplained: string[] = [];
  const text = readme.replaceAll(MARKED, (whole, start: string, name: string, end: string) => {
    const symbol = types.get(name);
    if (!symbol) {
      unknown.push(name);
      return whole;
    }
    const properties = propertiesOf(checker, symbol);
    for (const property of properties)
      if (!explanation(checker, property)) unexplained.push(`${name}.${property.name}`);
    return `${start}\n${table(checker, properties)}\n\n${end}`;
  });
  return { text, unknown, unexplained };
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): [string, ts.Symbol][] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]);
}

function propertiesOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
}

function explanation(checker: ts.TypeChecker, property: ts.Symbol): string {
  return ts.displayPartsToString(property.getDocumentationComment(checker));
}

function table(checker: ts.TypeChecker, properties: ts.Symbol[]): string {
  const rows = properties.map((property) => {
    const declaration = property.declarations?.[0];
    const type =
      declaration && (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration))
        ? typeText(declaration)
        : '';
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const standard = property.getJsDocTags(checker).find((tag) => tag.name === 'default');
    const meaning = [
      explanation(checker, property),
      standard && `Default: ${ts.displayPartsToString(standard.text)}.`,
    ];
    return [
      `\`${property.name}${isOptional ? '?' : ''}\``,
      `\`${type}\``,
      meaning.filter(Boolean).join(' '),
    ].map(cell);
  });
  const cells = [['name', 'type', 'meaning'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0] ?? []), rule, ...rows.map(line)].join('\n');
}

function typeText(declaration: ts.PropertySignature | ts.MethodSignature): string {
  if (ts.isPropertySignature(declaration)) return declaration.type?.getText() ?? 'unknown';
  return `${declaration
    .getText()
    .replace(/^[^(]*/, '')
    .replace(/\): /, ') => ')
    .replace(/;$/, '')}`;
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
