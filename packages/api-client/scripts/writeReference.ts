import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { uniteMethods } from '../src/contract/ai/methods.ts';
import { uniteSocket } from '../src/contract/ai/uniteSocket.ts';
import { contract } from '../src/contract/contract.ts';
import { sockets } from '../src/contract/sockets.ts';
import { renderReference } from '../src/reference/renderReference.ts';

const folder = resolve(import.meta.dirname, '../docs');
mkdirSync(folder, { recursive: true });
writeFileSync(
  resolve(folder, 'reference.md'),
  renderReference(contract, sockets, { socket: uniteSocket, methods: uniteMethods }),
);
process.stdout.write(`docs/reference.md: ${Object.keys(contract).length} calls\n`);
