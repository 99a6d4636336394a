import { randomUUID } from 'node:crypto';
import type { Oracle, Written } from './createOracle.ts';
import type { Writer } from './openWriter.ts';

/** Who writes, what is known of it, and chance. */
export type WriteInput = { writer: Writer; oracle: Oracle; random: () => number };

/** A person has 30 scenes at most. */
const MOST_SCENES = 20;
/** Files are made of them, which takes the processor. */
const MOST_EXPORTS = 2;
const SCENE_MENUS = 5;
const TRIES = 60;

type Write = (input: WriteInput) => Promise<void>;

const ownOf = ({ writer, oracle }: WriteInput, kind: string): Written[] =>
  oracle.all.filter((one) => one.kind === kind && one.owner === writer.userId);
const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];
const isThere = ({ isOpen, may }: Written) => isOpen && may.has('there');

/** A menu is pinned or made a favourite, or not any more. */
function toggle(kind: 'pin' | 'favourite'): Write {
  return async (input) => {
    const { writer, oracle, random } = input;
    const key = pick(writer.menuIds, random) ?? '';
    const known = ownOf(input, kind).find((one) => one.key === key);
    if (known && !oracle.take(known)) return;
    const thing = known ?? oracle.add({ kind, key, owner: writer.userId, parts: 1 });
    const next = thing.may.has('there') ? 'gone' : 'there';
    const answer =
      kind === 'pin'
        ? await writer.ask('/sso/customGroup/collectMenu', { menuId: key, optType: next === 'there' ? 1 : 2 })
        : await writer.ask(`/sso/customGroup/${next === 'there' ? 'add' : 'del'}Favorites`, { menuId: key });
    oracle.note(thing, next, answer?.code === '200');
  };
}

const addScene: Write = async (input) => {
  const { writer, oracle, random } = input;
  if (ownOf(input, 'scene').length >= MOST_SCENES) return;
  const key = `s-${randomUUID().slice(0, 20)}`;
  const start = Math.floor(random() * (writer.menuIds.length - SCENE_MENUS));
  const menuIds = writer.menuIds.slice(start, start + SCENE_MENUS);
  const thing = oracle.add({ kind: 'scene', key, owner: writer.userId, parts: menuIds.length });
  const answer = await writer.ask('/sso/customGroup/add', { customMenuName: key, menuIds });
  if (answer?.code === '200') groups.set(thing, String(answer.data.groupId));
  oracle.note(thing, 'there', answer?.code === '200');
};

const groups = new WeakMap<Written, string>();

const deleteScene: Write = async (input) => {
  const thing = pick(ownOf(input, 'scene').filter(isThere), input.random);
  if (!thing || !input.oracle.take(thing)) return;
  const answer = await input.writer.ask('/sso/customGroup/del', { groupId: groups.get(thing) });
  input.oracle.note(thing, 'gone', answer?.code === '200');
};

const startExport: Write = async (input) => {
  const { writer, oracle } = input;
  if (ownOf(input, 'export').length >= MOST_EXPORTS) return;
  const key = randomUUID();
  const thing = oracle.add({ kind: 'export', key, owner: writer.userId, parts: 1 });
  const request = { resource: 'orders', filters: { status: 'cancelled' }, uniqueId: key };
  const answer = await writer.ask('/api/v1/download-center/create-task', request);
  oracle.note(thing, 'there', answer?.code === '200');
};

/** Ordered under one id until it is told: however often it is sent, it is one order with one entry in the audit log. */
const order: Write = async ({ writer, oracle }) => {
  if (writer.account !== 'owner') return;
  const selection = { kind: 'renew', systemCode: 'OMS', months: 12 };
  const thing = oracle.add({ kind: 'order', key: randomUUID(), owner: writer.userId, parts: 1 });
  for (let turn = 0; turn < TRIES; turn++) {
    const quote = await writer.ask('/sso/order/quotePurchase', selection);
    const amount = Number(quote?.data?.amount ?? 0);
    const answer =
      quote &&
      (await writer.ask('/sso/order/submitPurchase', { ...selection, requestId: thing.key, amount }));
    if (answer?.code === '200') return oracle.note(thing, 'there', true);
  }
  oracle.note(thing, 'there', false);
};

const WRITES: readonly Write[] = [
  toggle('pin'),
  toggle('pin'),
  toggle('favourite'),
  toggle('favourite'),
  addScene,
  addScene,
  deleteScene,
  startExport,
  order,
];

/** Makes one write, drawn by chance. */
export async function writeOnce(input: WriteInput): Promise<void> {
  await pick(WRITES, input.random)?.(input);
}
