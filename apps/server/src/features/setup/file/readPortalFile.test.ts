import { describe, expect, it } from 'vitest';
import { firstHour } from '../testing.ts';
import { checkPortalFile } from './checkPortalFile.ts';
import { PortalFileError } from './PortalFileError.ts';
import { readPortalFile } from './readPortalFile.ts';

/** What is said about a file, without its last line. */
function saidOf(text: string): string[] {
  try {
    const { file, problemAt, refuse } = readPortalFile(text);
    const problems = checkPortalFile(file).map(({ path, message }) => problemAt(path, message));
    return problems.length > 0 ? refuse(problems).message.split('\n').slice(0, -1) : [];
  } catch (error) {
    if (!(error instanceof PortalFileError)) throw error;
    return error.message.split('\n').slice(0, -1);
  }
}

const whole = (...lines: string[]) => ['version: 1', ...lines, '...', ''].join('\n');
const MENUS = ['systems:', '  - code: A', '    name: { zh: 一, en: A, ko: 가 }', '    menus:'];
const leaf = (id: string) => `      - { id: ${id}, name: { zh: 一, en: A, ko: 가 }, app: a }`;

describe('a file', () => {
  it('[S820] of the documentation is read', () => {
    expect(saidOf(firstHour().file)).toEqual([]);
  });

  it.each([
    ['an unknown key', whole('colour: red'), 'portal.yaml:2:1: there is no "colour" here'],
    [
      'an unknown key deep inside',
      whole(...MENUS, '      - { id: x, name: { zh: 一, en: A, ko: 가 }, app: a, shade: 1 }'),
      'portal.yaml:6:57: there is no "shade" here',
    ],
    [
      'a missing key',
      whole('systems:', '  - code: A', '    menus: []'),
      'portal.yaml:3:5: "name" is missing',
    ],
    [
      'a missing language',
      whole(...MENUS.slice(0, 2), '    name: { zh: 一, en: A }', '    menus: []'),
      'portal.yaml:4:5: "ko" is missing',
    ],
    ['a key twice', whole('params: []', 'params: []'), 'portal.yaml:3:1: Map keys must be unique'],
    [
      'a system twice',
      whole(...MENUS, leaf('x'), ...MENUS.slice(1), leaf('y')),
      'portal.yaml:7:5: "A" stands here twice',
    ],
    [
      'a menu twice',
      whole(...MENUS, leaf('x'), leaf('x')),
      'portal.yaml:7:11: the menu "x" stands here twice',
    ],
    [
      'a menu that opens nothing',
      whole(...MENUS, '      - { id: x, name: { zh: 一, en: A, ko: 가 } }'),
      'portal.yaml:6:9: the menu "x" opens nothing: it needs app, url or menus',
    ],
    [
      'a home that is no menu',
      whole(...MENUS, leaf('x'), '    home: y'),
      'portal.yaml:7:5: there is no menu "y" in this system',
    ],
    [
      'a person twice',
      whole(
        'companies:',
        '  - { code: A, name: B, owner: { email: a@a.example }, members: [{ email: a@a.example }] }',
      ),
      'portal.yaml:3:25: "a@a.example" is a member, too: an owner may open everything',
    ],
    [
      'a circle',
      whole(
        ...MENUS,
        '      - &own',
        '        id: x',
        '        name: { zh: 一, en: A, ko: 가 }',
        '        menus: [*own]',
      ),
      'portal.yaml:9:17: this refers to something that it is part of',
    ],
    [
      'a reference to nothing',
      whole('params: *x'),
      'portal.yaml:2:9: there is nothing called "x" before this',
    ],
    [
      'another version',
      'version: 2\nanything: 1\n',
      'portal.yaml:1:1: the file is of version 2; this portal reads version 1',
    ],
    ['no version', 'params: []\n...\n', 'portal.yaml:1:1: "version" is missing'],
    [
      'a wrong zone',
      whole('companies:', '  - { code: A, name: B, timeZone: Mars/Base }'),
      'portal.yaml:3:25: "timeZone" must be a time zone such as Asia/Shanghai',
    ],
    [
      'a script',
      whole(...MENUS, '      - { id: x, name: { zh: 一, en: A, ko: 가 }, url: "javascript:x" }'),
      'portal.yaml:6:49: "url" must be an address that begins with https://, http:// or {appsOrigin}',
    ],
    [
      'no YAML',
      'version: [1\n',
      'portal.yaml:2:1: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['no map', 'hello\n...\n', 'portal.yaml:1:1: "the file" must be Object, not "hello"'],
    ['nothing', '', "portal.yaml:1:1: the file does not end with a line '...': is it cut off?"],
  ])('[S824] with %s is refused by line, column and reason', (_name, text, said) => {
    expect(saidOf(text)[0]).toBe(said);
  });

  it('[S824] that is cut off anywhere is refused', () => {
    const { file } = firstHour();
    const lengthOfEnd = '...\n'.length;
    for (let length = 0; length <= file.length - lengthOfEnd; length += 1)
      expect(saidOf(file.slice(0, length)), file.slice(0, length)).not.toEqual([]);
  });

  it.each([
    ['brackets', `version: 1\nparams: ${'['.repeat(20_000)}`],
    ['lists', `version: 1\nparams:\n  ${'- '.repeat(20_000)}x\n...\n`],
  ])('[S824] of endless %s is refused soon', (_name, text) => {
    const began = performance.now();
    expect(saidOf(text)[0]).toMatch(/^portal\.yaml:\d+:\d+: /);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('[S824] that multiplies itself by references is refused', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let index = 1; index < 9; index += 1)
      lines.push(
        `a${index}: &a${index} [${Array(10)
          .fill(`*a${index - 1}`)
          .join(', ')}]`,
      );
    expect(saidOf(whole(...lines))[0]).toMatch(/^portal\.yaml:1:1: /);
  });
});
