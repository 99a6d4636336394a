import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { menus } from '../../../db/schema/menus.ts';
import { customGroups } from '../../../db/schema/menuTools.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

let server: DemoServer;
let leaves: string[];
withDemoServer(async (opened) => {
  server = opened;
  const rows = await server.db
    .select({ menuId: menus.menuId, companyId: menus.companyId })
    .from(menus)
    .where(eq(menus.lastMenu, 2));
  leaves = rows.filter((row) => row.companyId === 'c-starlight').map((row) => row.menuId);
});
beforeEach(async () => {
  await server.db.delete(customGroups);
});

const form = (name: string, count = 2) => ({ customMenuName: name, menuIds: leaves.slice(0, count) });
const scenes = (as = 'owner') => server.call('queryCustomGroupList', {}, { as });
const codeEnds = (code: string) =>
  expect.stringMatching(new RegExp(`custom\\.group\\.error\\.code\\.${code}$`));

describe('custom scenes', () => {
  it('[S200] are added behind the others and read back with their menus', async () => {
    const { groupId = '' } = await server.call('addCustomGroup', { ...form('早间'), remark: ' 备注 ' });
    await server.call('addCustomGroup', form('午间', 15));
    expect(await scenes()).toMatchObject([
      { groupId, customMenuName: '早间', remark: '备注', menuIds: leaves.slice(0, 2), type: 1, version: 1 },
      { customMenuName: '午间' },
    ]);
    const one = await server.call('queryCustomGroup', { groupId });
    expect(one.groupMenuBindDTOS).toEqual(leaves.slice(0, 2).map((menuId) => ({ menuId })));
  });

  it('[S201] are 30 at most, also when two windows add at once', async () => {
    for (let index = 0; index < 29; index += 1) await server.call('addCustomGroup', form(`s${index}`));
    const both = await Promise.all([1, 2].map((n) => server.ask('addCustomGroup', form(`last${n}`))));
    expect(both.map(({ code }) => code).sort()).toEqual(['200', codeEnds('0001')]);
    expect(await scenes()).toHaveLength(30);
    expect((await server.ask('addCustomGroup', form('x'), { language: 'en-US' })).message).toContain('30');
  });

  it.each([
    ['no name', { customMenuName: '  ' }, '0002'],
    ['a name of 31 characters', { customMenuName: '场'.repeat(31) }, '0003'],
    ['no menus', { menuIds: [] }, '0004'],
    ['a remark of 501 characters', { remark: 'r'.repeat(501) }, '0010'],
    ['an unknown menu', { menuIds: ['nothing'] }, '0006'],
  ])('[S202] are refused with %s, in words', async (_what, change, code) => {
    const answer = await server.ask('addCustomGroup', { ...form('name'), ...change });
    expect(answer).toMatchObject({ status: 200, code: codeEnds(code), message: expect.stringMatching(/\S/) });
    expect(await scenes()).toEqual([]);
  });

  it('[S202] take 30 characters and 15 menus, not a 16th', async () => {
    await server.call('addCustomGroup', form('😀'.repeat(30), 15));
    const answer = await server.ask('addCustomGroup', form('too many', 16));
    expect(answer.code).toEqual(codeEnds('0005'));
    const { groupId = '' } = (await scenes())[0] ?? {};
    expect((await server.ask('editCustomGroup', { ...form('x', 16), groupId })).code).toEqual(
      codeEnds('0005'),
    );
    const bound = await server.ask('bindMenuCustomMenu', { groupId, menuIds: [leaves[15]] });
    expect(bound.code).toEqual(codeEnds('0005'));
  });

  it('[S203] changed in another window are not overwritten: the answer shows them as they stand', async () => {
    const { groupId = '' } = await server.call('addCustomGroup', form('first'));
    const edit = (customMenuName: string) =>
      server.ask('editCustomGroup', { ...form(customMenuName), groupId, version: 1 });
    const answers = await Promise.all([edit('left'), edit('right')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', codeEnds('0008')]);
    const refused = answers.find(({ code }) => code !== '200');
    const [stored] = await scenes();
    expect(refused?.data).toMatchObject({ customMenuName: stored?.customMenuName, version: 2 });
    const saved = await server.call('editCustomGroup', { ...form('now'), groupId, version: 2 });
    expect(saved).toEqual({ version: 3 });
  });

  it('[S204] in use in this session cannot be deleted; others can', async () => {
    const { groupId = '' } = await server.call('addCustomGroup', form('used'));
    const session = await server.signIn();
    await session.call('useCustomGroup', { groupId });
    expect(await session.call('queryCustomGroupList', {})).toMatchObject([{ active: true }]);
    expect((await session.ask('delCustomGroup', { groupId })).code).toEqual(codeEnds('0007'));
    await session.call('useCustomGroup', {});
    await session.call('delCustomGroup', { groupId });
    expect((await session.ask('delCustomGroup', { groupId })).code).toEqual(codeEnds('0009'));
    expect(await scenes()).toEqual([]);
  });

  it('[S205] take menus without their form, each once, and keep what they hold', async () => {
    const { groupId = '' } = await server.call('addCustomGroup', form('bound', 2));
    await server.call('bindMenuCustomMenu', { groupId, menuIds: leaves.slice(1, 4) });
    expect((await scenes())[0]).toMatchObject({ menuIds: leaves.slice(0, 4), version: 2 });
    await server.call('bindMenuCustomMenu', { groupId, menuIds: leaves.slice(0, 1) });
    expect((await scenes())[0]).toMatchObject({ version: 2 });
  });

  it('[S206] keep the order that was saved; unknown ids are passed over, the rest follows', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c'])
      ids.push((await server.call('addCustomGroup', form(name))).groupId ?? '');
    await server.call('sortCustomGroups', { groupIds: [ids[2] ?? '', 'unknown', ids[0] ?? ''] });
    expect((await scenes()).map((scene) => scene.customMenuName)).toEqual(['c', 'a', 'b']);
  });

  it("[S207] are the person's own: a colleague sees, changes and deletes nothing", async () => {
    const { groupId = '' } = await server.call('addCustomGroup', form('mine'));
    expect(await scenes('plus')).toEqual([]);
    for (const [name, request] of [
      ['queryCustomGroup', { groupId }],
      ['editCustomGroup', { ...form('stolen'), groupId }],
      ['bindMenuCustomMenu', { groupId, menuIds: leaves.slice(3, 4) }],
      ['delCustomGroup', { groupId }],
      ['useCustomGroup', { groupId }],
    ] as const)
      expect((await server.ask(name, request, { as: 'plus' })).code, name).toEqual(codeEnds('0009'));
    expect((await scenes())[0]).toMatchObject({ customMenuName: 'mine', version: 1 });
  });

  it('[S208] are not written in demo mode, and hold only menus that the person may open', async () => {
    expect((await server.ask('addCustomGroup', form('demo'), { as: 'demo' })).code).toEqual(codeEnds('0011'));
    const answer = await server.ask('addCustomGroup', { ...form('x'), menuIds: leaves }, { as: 'staff' });
    expect(answer.code).toEqual(codeEnds('0005'));
    const granted = new Set((await server.leavesOf('staff')).map((menu) => menu.menuId));
    const closed = leaves.find((menuId) => !granted.has(menuId)) ?? '';
    const refused = await server.ask('addCustomGroup', { ...form('x'), menuIds: [closed] }, { as: 'staff' });
    expect(refused).toMatchObject({ code: codeEnds('0006'), data: { menuIds: [closed] } });
  });
});
