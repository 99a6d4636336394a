import { expect, it } from 'vitest';
import { createOwnWords } from './createOwnWords.ts';

const shown = (pieces: readonly string[], written?: string) => {
  const words = createOwnWords(written);
  return pieces.map((piece) => words.take(piece)).join('') + words.end();
};

it('[S2002] a table of data that a model writes becomes plain code, in whatever pieces it comes', () => {
  for (const fence of ['```data', '~~~data', '````  data', '> ```data', '- ```data x']) {
    const text = `So:\n${fence}\n{"rows":[[1]]}\n\`\`\`\nEnd`;
    const expected = text.replace('data', 'text');
    expect(shown([text])).toBe(expected);
    expect(shown([...text])).toBe(expected);
    for (let at = 0; at < text.length; at += 1)
      expect(shown([text.slice(0, at), text.slice(at)])).toBe(expected);
  }
});

it('[S2002] nothing else is changed, and nothing is kept', () => {
  for (const text of ['`data` and ```json\n{}\n```', '```database\n```', 'the data ~ a `', '```', '~~d', ''])
    expect(shown([...text])).toBe(text);
  expect(shown(['ta\n{}'], 'cut:\n```da')).not.toBe('ta\n{}');
  expect(shown(['data\n{}'], 'cut:\n```')).toBe('text\n{}');
});
