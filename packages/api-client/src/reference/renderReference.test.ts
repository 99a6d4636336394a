import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { uniteMethods } from '../contract/ai/methods.ts';
import { uniteSocket } from '../contract/ai/uniteSocket.ts';
import { contract } from '../contract/contract.ts';
import { list, maybe, text } from '../contract/lenient.ts';
import { MenuSchema } from '../contract/menu.ts';
import { sockets } from '../contract/sockets.ts';
import { describeSchema } from './describeSchema.ts';
import { renderReference } from './renderReference.ts';

it('[C9] the reference page is the contract of today', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/reference.md'), 'utf8');
  expect(page, 'run: pnpm --filter @portal/api-client reference').toBe(
    renderReference(contract, sockets, { socket: uniteSocket, methods: uniteMethods }),
  );
});

it('[C9] a schema is described as a type is written', () => {
  const schema = v.object({
    a: v.string(),
    b: v.optional(v.picklist([1, 2])),
    c: list(v.object({ d: text() })),
    e: maybe(v.literal('x')),
    f: v.array(v.pipe(v.number(), v.integer())),
    g: v.unknown(),
    h: v.object({}),
  });
  expect(describeSchema(schema)).toBe(
    "{ a: text, b?: 1 | 2, c?: { d?: text }[], e?: 'x', f: number[], g: unknown, h: {} }",
  );
  expect(describeSchema(MenuSchema)).toContain('childMenus?: …[]');
});
