#!/usr/bin/env node
// `npm create @portal/system orders -- --engine=module` begins a system in the folder `orders`.
import { basename, resolve } from 'node:path';
import { createSystem } from './createSystem.mjs';

const args = process.argv.slice(2);
const [folder = ''] = args.filter((arg) => !arg.startsWith('--'));
const engine = args.find((arg) => arg.startsWith('--engine='))?.slice('--engine='.length) ?? 'frame';
try {
  const files = createSystem({ folder: resolve(folder || '.'), name: basename(folder), engine });
  console.log(
    `${files.length} files in ${folder}. Next: cd ${folder} && npm install && npm test && npm run dev`,
  );
} catch (error) {
  console.error(error.message);
  console.error('Usage: npm create @portal/system <folder> -- --engine=frame|module');
  process.exitCode = 1;
}
