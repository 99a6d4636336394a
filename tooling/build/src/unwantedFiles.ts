/** What a published package may consist of: its entries with their types, texts and maps, and what describes it. */
const WANTED = [
  /^(package\.json|README\.md|SPEC\.md|LICENSE|CHANGELOG\.md|THIRD-PARTY\.md)$/,
  /^dist\/[\w./-]+\.(js|js\.map|d\.ts|css|woff2|json)$/,
  /^(src\/assets|docs)\/[\w./-]+\.(txt|md)$/,
];
/** What never leaves the repository, whatever its ending. */
const UNWANTED =
  /(^|\/)(\.|node_modules\/|__)|\.(test|spec|stories)\.|(^|\/)(fixtures?|snapshots?|mocks?)\//i;
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bnpm_\w{36}|\bsk-[A-Za-z0-9]{32}/;

/** The files of a packed package that do not belong into it, of those given by path and content. */
export function unwantedFiles(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (UNWANTED.test(path) || !WANTED.some((wanted) => wanted.test(path)))
      return `${path}: does not belong into a package`;
    return SECRETS.test(text) ? `${path}: looks as if it held a secret` : [];
  });
}
