import { describe, expect, it } from 'vitest';
import { type ConsultFacts, consultChat, ownConsultPage, withQuery } from './salesConsult.ts';

const FACTS: ConsultFacts = {
  systemCode: 'WMS',
  menu: { menuId: 'm 1', menuName: '出库&入库' },
  token: 't',
  user: { userId: 'u1', nickName: '林若溪', phone: '13800138000' },
  company: {
    companyName: '星河',
    packageInfoOnlineDTOS: [{ packageName: '旗舰版' }, {}, { packageName: 'Pro' }],
  },
};
const PAGE = 'https://consult.example/ask?from=portal';
const queryOf = (url: string | undefined) => Object.fromEntries(new URL(url ?? '').searchParams);

describe('[A118] a consult page of the system’s own', () => {
  it('[A118] opens with token, menu and system', () => {
    const url = ownConsultPage([{ status: 2, systemName: 'WMS', systemValue: PAGE }], FACTS);
    expect(queryOf(url)).toEqual({
      from: 'portal',
      token: 't',
      menuId: 'm 1',
      menuName: '出库&入库',
      systemCode: 'WMS',
    });
  });

  it.each([
    [{ status: 1, systemName: 'WMS', systemValue: PAGE }],
    [{ status: 2, systemName: 'BI', systemValue: PAGE }],
    [{ status: 2, systemName: 'WMS', systemValue: 'javascript:alert(1)' }],
    [{ status: 2, systemName: 'WMS' }],
  ])('[A118] %j is none', (param) => {
    expect(ownConsultPage([param], FACTS)).toBeUndefined();
  });
});

describe('[A119] the chat of a sales desk', () => {
  const desks = ['ERP', 'SYS_LISTING', 'AMAZON_OPERATE', 'M2B', 'WMS', 'TMS'];
  const table = desks.map((systemCode) => ({
    systemCode,
    url: 'https://chat.example/',
    account: 'portal',
    agent: `agent-${systemCode}`,
    chat: `chat-${systemCode}`,
  }));

  it.each(desks)('[A119] %s has its own', (systemCode) => {
    expect(queryOf(consultChat(table, { ...FACTS, systemCode }))).toMatchObject({
      account: 'portal',
      agent: `agent-${systemCode}`,
      chat: `chat-${systemCode}`,
      nickname: '林若溪',
      visitorId: 'u1',
    });
  });

  it('[A119] other systems have the ERP’s; without a table there is none', () => {
    expect(queryOf(consultChat(table, { ...FACTS, systemCode: 'BI' }))).toMatchObject({ agent: 'agent-ERP' });
    expect(consultChat([], FACTS)).toBeUndefined();
  });

  it('[A119] learns company, packages and who asks', () => {
    expect(queryOf(consultChat(table, FACTS))).toMatchObject({
      companyName: '星河',
      packages: '旗舰版,Pro',
      phone: '13800138000',
      nickName: '林若溪',
      userId: 'u1',
    });
  });

  it('[A119] only web addresses are followed', () => {
    expect(withQuery('data:text/html,x', {})).toBeUndefined();
    expect(withQuery('/relative', {})).toBeUndefined();
  });
});
