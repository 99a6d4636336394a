import type { MicroAppEntry } from '../core/types.ts';

const NOTES = `
const where = ({ path, locale, theme }) => [path, locale, theme].join(' ');
export async function mount(context) {
  globalThis.exampleMounts = (globalThis.exampleMounts ?? 0) + 1;
  const { container } = context;
  container.innerHTML = '<h2>Notes</h2><label>Note <input></label> <button type="button">Next</button><p></p>';
  container.querySelector('p').textContent = where(context);
  container.querySelector('button').onclick = () => {
    context.navigate('/next');
    update(context);
  };
}
export function update(context) {
  context.container.querySelector('p').textContent = where(context);
}
export function unmount({ container }) {
  globalThis.exampleUnmounts = (globalThis.exampleUnmounts ?? 0) + 1;
  container.replaceChildren();
}`;

const SOURCES = {
  notes: NOTES,
  throws: 'export function mount() { throw new Error("broken on purpose"); } export function unmount() {}',
  hangs: 'export function mount() { return new Promise(() => {}); } export function unmount() {}',
  reports: `${NOTES.replace('globalThis.exampleMounts =', 'context.portal.reportError({ errorCode: 404, pageUrl: context.path }); globalThis.exampleMounts =')}`,
};

export type ExampleModule = keyof typeof SOURCES;

/** Makes a module app that needs no server, for stories: `notes` works, the others misbehave as their names say. */
export function createExampleModule(kind: ExampleModule): MicroAppEntry {
  const css = 'h2 { color: rgb(120, 120, 121); } input { font-size: 21px; }';
  return {
    name: `example-${kind}`,
    engine: 'module',
    entry: URL.createObjectURL(new Blob([SOURCES[kind]], { type: 'text/javascript' })),
    styles: [`data:text/css,${encodeURIComponent(css)}`],
  };
}
