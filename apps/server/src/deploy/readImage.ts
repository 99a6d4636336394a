import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../settings/readSettings.ts';

/** One step of a stage. */
type ImageStep = { readonly does: string; readonly args: string };

/** A stage of the image. */
export type ImageStage = {
  readonly name: string;
  readonly from: string;
  readonly steps: readonly ImageStep[];
};

/** Where the files for containers lie. */
export const DOCKER_FOLDER = join(REPOSITORY, 'deploy/docker');

/** The stages of the Dockerfile, in order; the last one is the image. */
export function readImage(): ImageStage[] {
  const text = readFileSync(join(DOCKER_FOLDER, 'Dockerfile'), 'utf8');
  const stages: { name: string; from: string; steps: ImageStep[] }[] = [];
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines) {
    const [, does = '', args = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const [, from = '', name = 'image'] = (does === 'FROM' && /^(\S+)(?: AS (\S+))?$/.exec(args)) || [];
    if (from) stages.push({ name, from, steps: [] });
    else if (does) stages.at(-1)?.steps.push({ does, args });
  }
  return stages;
}

/** The variables that a stage sets. */
export function variablesOf({ steps }: ImageStage): Record<string, string> {
  const pairs = steps.filter(({ does }) => does === 'ENV').flatMap(({ args }) => args.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=')));
}
