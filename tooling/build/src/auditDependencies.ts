#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { judgeAudit } from './judgeAudit.ts';

// What a release ships must have no known high issue; a registry that cannot say so stops it as well.
const cwd = resolve(import.meta.dirname, '../../..');
const { stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--json'], { cwd, encoding: 'utf8' });
const found = judgeAudit(stdout);
if (!found) console.error(`The registry was asked for known issues and did not answer:\n${stderr.trim()}`);
for (const line of found ?? []) console.error(line);
if (found?.length === 0) console.log('No known high issue in what is shipped.');
process.exitCode = found?.length === 0 ? 0 : 1;
