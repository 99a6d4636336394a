import type { AttackGuard } from '../AttackGuard.ts';

/** Guards of redirects, host names and the addresses that the server calls. */
export const addresses: readonly AttackGuard[] = [
  {
    attacks: ['RDR-01', 'RDR-02', 'RDR-04', 'RDR-05', 'RDR-07', 'RDR-08', 'RDR-13'],
    rule: 'A2',
    file: 'packages/account/src/core/redirectPath.ts',
    code: 'if (name === undefined) return undefined;',
    without: 'if (name === undefined) return value;',
  },
  {
    attacks: ['RDR-04'],
    rule: 'A2',
    file: 'packages/account/src/core/redirectPath.ts',
    code: 'if (FORBIDDEN.test(text) || hasControl(text)) return undefined;',
    without: '',
  },
  {
    attacks: ['RDR-14'],
    rule: 'A132',
    file: 'packages/account/src/flows/components/RecoverForm.tsx',
    code: "const begin = readContact(initialContact, channel) ? initialContact : '';",
    without: 'const begin = initialContact;',
  },
  {
    attacks: ['RDR-16'],
    rule: 'S481',
    file: 'apps/server/src/features/config/createConfigRoutes.ts',
    code: 'return services.runtimeConfig({ host, secure });',
    without: 'return { ...services.runtimeConfig({ host, secure }), mobileSiteUrl: `https://m.${host}` };',
  },
  {
    attacks: ['RDR-10', 'RDR-11'],
    rule: 'P5',
    file: 'apps/portal/src/app/guard/entryTargets.ts',
    code: 'return path && system ? `${systemHref(system)}/${path}` : defaultEntry(company, systemCode);',
    without: 'return defaultEntry(company, systemCode);',
  },
  {
    attacks: ['HST-01'],
    rule: 'S876',
    file: 'apps/server/src/http/isAllowedHost.ts',
    code: 'return allowedHosts.includes(name) || allowedHosts.includes(domain);',
    without: "return name !== '' || domain !== '';",
  },
  {
    attacks: ['HST-02'],
    rule: 'S1604',
    file: 'apps/server/src/http/isOwnOrigin.ts',
    code: " && !(secure && page.protocol === 'http:')",
    without: '',
  },
  {
    attacks: ['SSR-01', 'SSR-02'],
    rule: 'S441',
    file: 'apps/server/src/outside/createForwarder.ts',
    code: "new URL(base.pathname.replace(/\\/$/, '') + path, base)",
    without: 'new URL(path, base)',
  },
  {
    attacks: ['SSR-04', 'SSR-07'],
    rule: 'S444',
    file: 'apps/server/src/outside/createForwarder.ts',
    code: "if (!url || !isAllowed || url.username !== '' || url.search !== '' || url.hash !== '')",
    without: 'if (!url)',
  },
  {
    attacks: ['SSR-05'],
    rule: 'S443',
    file: 'apps/server/src/outside/createForwarder.ts',
    code: "redirect: 'error',",
    without: '',
  },
  {
    attacks: ['SSR-08'],
    rule: 'S442',
    file: 'apps/server/src/outside/createForwarder.ts',
    code: "const PASSED_HEADERS: readonly string[] = ['accept-language', 'x-request-id'];",
    without:
      "const PASSED_HEADERS: readonly string[] = ['accept-language', 'x-request-id', 'cookie', 'authorization'];",
  },
];
