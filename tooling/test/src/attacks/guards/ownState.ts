import type { AttackGuard } from '../AttackGuard.ts';

/** Guards of printing, the page’s own state, the setup file and what is published. */
export const ownState: readonly AttackGuard[] = [
  {
    attacks: ['PRN-01'],
    rule: 'E215',
    file: 'packages/embed/src/print/readServiceText.ts',
    code: '"([\\d.]{1,30})"',
    without: '"?([^",]{0,30})"?',
  },
  {
    attacks: ['PRN-01'],
    rule: 'E213',
    file: 'packages/embed/src/print/createPrintProbe.ts',
    code: "if (!versions.cloud) throw new Error('no version');",
    without: '',
  },
  {
    attacks: ['PRN-02'],
    rule: 'E212',
    file: 'packages/embed/src/print/versions.ts',
    code: 'if (!VERSION.test(version)) return undefined;',
    without: '',
  },
  {
    attacks: ['CST-01'],
    rule: 'T25',
    file: 'packages/tabs/src/core/persistence.ts',
    code: "if (!isRecord(value)) return { ok: false, reason: 'corrupt' };",
    without: '',
  },
  {
    attacks: ['CST-04'],
    rule: 'A23',
    file: 'packages/api-client/src/session/createTokenStore.ts',
    code: 'isSignedOut(message) && message.epoch === stored.get()?.epoch',
    without: 'isSignedOut(message)',
  },
  {
    attacks: ['CST-05'],
    rule: 'S131',
    file: 'apps/server/src/http/addGuards.ts',
    code: "if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');",
    without: '',
  },
  {
    attacks: ['SET-01'],
    rule: 'S824',
    file: 'apps/server/src/features/setup/file/readPortalFile.ts',
    code: 'if (document.directives?.docEnd !== true)',
    without: 'if (!document.directives)',
  },
  {
    attacks: ['SET-02'],
    rule: 'S822',
    file: 'apps/server/src/features/setup/applySetup.ts',
    code: 'return db.transaction(async (tx) => {',
    without: 'return ((run: (tx: Database) => Promise<Applied>) => run(db))(async (tx) => {',
  },
  {
    attacks: ['SUP-01'],
    rule: 'file:tooling/build/src/judgeAudit.test.ts',
    file: 'tooling/build/src/judgeAudit.ts',
    code: '.filter(({ severity }) => STOPPING.has(severity))',
    without: '.filter(() => false)',
  },
  {
    attacks: ['SUP-02'],
    rule: 'file:tooling/build/src/unwantedFiles.test.ts',
    file: 'tooling/build/src/unwantedFiles.ts',
    code: 'UNWANTED.test(path) || !WANTED.some((wanted) => wanted.test(path))',
    without: '!path',
  },
  {
    attacks: ['SUP-02'],
    rule: 'file:tooling/build/src/unwantedFiles.test.ts',
    file: 'tooling/build/src/unwantedFiles.ts',
    code: 'return SECRETS.test(text) ? `${path}: looks as if it held a secret` : [];',
    without: 'return [];',
  },
];
