#!/usr/bin/env node
import { createFakeProvider } from './createFakeProvider.ts';
import { type FakeMode, fakeModes } from './fakeScript.ts';

// `node tooling/test/src/fakeProvider/main.ts [port] [mode] [paceMs]`: a provider to try the assistant with.
const [port = '4500', mode = 'answer', paceMs = '20'] = process.argv.slice(2);
const known = fakeModes.find((one): one is FakeMode => one === mode) ?? 'answer';
const provider = await createFakeProvider({ mode: known, paceMs: Number(paceMs) }, Number(port));
process.stdout.write(`AI_BASE_URL=${provider.url} AI_API_KEY=fake\n`);
