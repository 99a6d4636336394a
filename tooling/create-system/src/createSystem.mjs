import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const TEMPLATES = resolve(import.meta.dirname, '../templates');
const ENGINES = ['frame', 'module'];
/** What stands in addresses and in a menu's `path`. */
const NAME = /^[a-z][a-z0-9_-]{0,59}$/;

/**
 * Writes a system of its own into a folder that is empty or not there; returns the files' paths. Throws an error whose
 * message says what to change when the name, the engine or the folder will not do.
 * @param {{ folder: string, name: string, engine: string }} options
 * @returns {string[]}
 */
export function createSystem({ folder, name, engine }) {
  if (!NAME.test(name))
    throw new Error(`"${name}" is no name of a system: small letters, digits, - and _, a letter first.`);
  if (!ENGINES.includes(engine)) throw new Error(`"${engine}" is no engine: ${ENGINES.join(' or ')}.`);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Error(`${folder} is not empty.`);
  const written = ['shared', engine].flatMap((template) => {
    const from = join(TEMPLATES, template);
    return readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(from, path)).isFile())
      .map((path) => {
        const to = join(folder, path);
        mkdirSync(dirname(to), { recursive: true });
        writeFileSync(to, readFileSync(join(from, path), 'utf8').replaceAll('my-system', name));
        return relative(folder, to);
      });
  });
  return [...new Set(written)];
}
