import { expect, it } from 'vitest';
import { createAnswerWriter } from './createAnswerWriter.ts';
import { createLiveAnswer } from './LiveAnswer.ts';

function open() {
  const live = createLiveAnswer({ messageId: 'm', sessionId: 's', think: '', content: '', resources: [] });
  const written = { think: '', content: '' };
  const writer = createAnswerWriter({
    live,
    append: async ({ think, content }) => {
      written.think += think;
      written.content += content;
      return true;
    },
    onLost: (error) => expect.unreachable(String(error)),
  });
  return { live, writer, written };
}

it('[S504] a character that comes in two pieces is stored whole', async () => {
  const { writer, written } = open();
  writer.add({ content: '剩余 \ud83d', think: '\ud83d' });
  writer.add({ content: '\udc69 天', think: '\udc69' });
  await writer.flush();
  expect(written).toEqual({ think: '👩', content: '剩余 👩 天' });
});

it('[S504] an answer that is cut amid a character ends before it, as it is shown', async () => {
  const { live, writer, written } = open();
  writer.add({ content: '剩余 👩\u200d\ud83d', think: '看\ud83d' });
  await writer.flush();
  expect(written).toEqual({ think: '看', content: '剩余 👩\u200d' });
  expect([live.think, live.content]).toEqual([written.think, written.content]);
});

it('[S504] half a character amid the text, and NUL, are not stored as they are', async () => {
  const { writer, written } = open();
  writer.add({ content: 'a\udc69b\u0000c' });
  await writer.flush();
  expect(written.content).toBe('a\ufffdbc');
});
