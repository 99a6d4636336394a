import type { AttackGuard } from '../AttackGuard.ts';

/** Guards of what is whose, the assistant included. */
export const access: readonly AttackGuard[] = [
  {
    attacks: ['IDR-01'],
    rule: 'S480',
    file: 'apps/server/src/features/menus/scenes/readScenes.ts',
    code: 'eq(customGroups.companyId, companyId),\n    eq(customGroups.userId, userId),',
    without: '',
  },
  {
    attacks: ['IDR-02'],
    rule: 'S33',
    file: 'apps/server/src/http/createContext.ts',
    code: "throw new HttpError(403, 'forbidden');",
    without: '',
  },
  {
    attacks: ['IDR-04'],
    rule: 'S35',
    file: 'apps/server/src/http/readRequest.ts',
    code: 'if (!result.issues) return result.value;',
    without: 'return raw;',
  },
  {
    attacks: ['IDR-05'],
    rule: 'S208',
    file: 'apps/server/src/features/account/refuseInDemo.ts',
    code: "if (session.isDemo) throw new BusinessError(code, 'notInDemo');",
    without: '',
  },
  {
    attacks: ['IDR-07'],
    rule: 'S518',
    file: 'apps/server/src/features/assistant/templates/teamPrompts.ts',
    code: 'if (row.userId !== context.userId) throw new BusinessError(aiCodes.notOwnTemplate, refusal);',
    without: '',
  },
  {
    attacks: ['IDR-08'],
    rule: 'S303',
    file: 'apps/server/src/features/notifications/markRead.ts',
    code: '.where(and(ownNotices(reader), eq(notices.id, id)))',
    without: '.where(eq(notices.id, id))',
  },
  {
    attacks: ['IDR-08'],
    rule: 'S302',
    file: 'apps/server/src/features/notifications/markRead.ts',
    code: 'newest ? lte(notices.seq, newest.seq) : lte(notices.createdAt, now),',
    without: '',
  },
  {
    attacks: ['AIA-01'],
    rule: 'I114',
    file: 'packages/ai-assistant/src/markdown/judgeLink.ts',
    code: "(url.protocol === 'https:' && ownHosts.includes(url.host))",
    without: "url.protocol.startsWith('http')",
  },
  {
    attacks: ['AIA-02'],
    rule: 'I113',
    file: 'packages/ai-assistant/src/markdown/judgeLink.ts',
    code: "if (!isPath && !/^(?:https?:\\/\\/|mailto:)/i.test(href)) return { kind: 'none' };",
    without: '',
    also: [
      {
        file: 'packages/ai-assistant/src/markdown/judgeLink.ts',
        code: "if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' };",
        without: '',
      },
    ],
  },
  {
    attacks: ['AIA-02'],
    rule: 'I108',
    file: 'packages/ai-assistant/src/markdown/createLexer.ts',
    code: 'override html(): undefined {\n    return undefined;',
    without: 'override html(src: string) {\n    return super.html(src);',
  },
  {
    attacks: ['AIA-04'],
    rule: 'S520',
    file: 'apps/server/src/features/assistant/sessions/findPlace.ts',
    code: '.where(and(eq(aiSessions.sessionId, sessionId), eq(aiSessions.companyId, who.companyId)))',
    without: '.where(eq(aiSessions.sessionId, sessionId))',
  },
  {
    attacks: ['AIA-05'],
    rule: 'S506',
    file: 'apps/server/src/features/assistant/quota.ts',
    code: 'setWhere: lt(aiQuotaDays.used, questionsADay),',
    without: '',
  },
  {
    attacks: ['AIA-08'],
    rule: 'S522',
    file: 'apps/server/src/data/runQuestion.ts',
    code: 'for (const resource of compiled.resources) await requireResource(access, resource);',
    without: '',
  },
];
