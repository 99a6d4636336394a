import { afterEach, expect, it, vi } from 'vitest';
import { writeRich } from './writeClipboard.ts';

const copied = { text: 'a\tb', html: '<table></table>', markdown: '| a | b |' };
afterEach(() => vi.unstubAllGlobals());

function clipboard(supports?: (type: string) => boolean) {
  const write = vi.fn(async (_items: { forms: Record<string, Blob> }[]) => undefined);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  class Item {
    static supports = supports;
    forms: Record<string, Blob>;
    constructor(forms: Record<string, Blob>) {
      this.forms = forms;
    }
  }
  return { write, writeText, Item };
}

it('[I311] a copied answer is cells, a page and markdown on the clipboard', async () => {
  const { write, Item } = clipboard(() => true);
  vi.stubGlobal('ClipboardItem', Item);
  await writeRich(copied);
  const forms = write.mock.calls[0]?.[0]?.[0]?.forms ?? {};
  const texts = await Promise.all(
    Object.entries(forms).map(async ([type, blob]) => [type, await blob.text()]),
  );
  expect(Object.fromEntries(texts)).toEqual({
    'text/plain': copied.text,
    'text/html': copied.html,
    'web text/markdown': copied.markdown,
  });
});

it('[I311] what the browser does not take is left out; one that takes plain text alone gets that', async () => {
  const some = clipboard();
  vi.stubGlobal('ClipboardItem', some.Item);
  await writeRich(copied);
  expect(Object.keys(some.write.mock.calls[0]?.[0]?.[0]?.forms ?? {})).toEqual(['text/plain', 'text/html']);
  const none = clipboard();
  vi.stubGlobal('ClipboardItem', undefined);
  await writeRich(copied);
  expect(none.writeText).toHaveBeenCalledExactlyOnceWith(copied.text);
  expect(none.write).not.toHaveBeenCalled();
});
