import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Assembly, assembleAnswer, createAssembly } from './assembleAnswer.ts';
import type { AnswerFrame } from './port.ts';

const frame = (more: Partial<AnswerFrame>): AnswerFrame => ({
  session_id: 's',
  message_id: 'm',
  think: '',
  content: '',
  ...more,
});

function take(frames: AnswerFrame[], start: Assembly = createAssembly('m')) {
  const outcomes: string[] = [];
  let answer = start;
  for (const one of frames) {
    const result = assembleAnswer(answer, one);
    answer = result.answer;
    outcomes.push(result.outcome);
  }
  return { answer, outcomes };
}
const at = (content: number, think = 0) => ({ think, content });

describe('pieces of an answer', () => {
  it('[I30] are added where they belong: repeats change nothing, overlaps are cut', () => {
    const { answer, outcomes } = take([
      frame({ o: at(0), content: 'Hello ' }),
      frame({ o: at(0), content: 'Hello ' }),
      frame({ o: at(3), content: 'lo wor' }),
      frame({ o: at(9), content: 'ld' }),
    ]);
    expect(answer.content).toBe('Hello world');
    expect(outcomes).toEqual(['grown', 'repeated', 'grown', 'grown']);
  });

  it('[I31] that skip something are not taken, neither are those of another answer', () => {
    const { answer, outcomes } = take([
      frame({ o: at(0), content: 'a' }),
      frame({ o: at(5), content: 'late' }),
      frame({ message_id: 'other', content: 'x' }),
    ]);
    expect(answer.content).toBe('a');
    expect(outcomes).toEqual(['grown', 'gap', 'foreign']);
  });

  it('[I32] without offsets are added in the order in which they come', () => {
    const { answer } = take([frame({ think: 't' }), frame({ content: 'a' }), frame({ content: 'a' })]);
    expect(answer).toMatchObject({ think: 't', content: 'aa' });
  });

  it('[I33] end with a frame that says so; an end that knows of more is a gap; nothing comes after it', () => {
    const end = { state: 'done' as const, lengths: at(3) };
    const short = take([frame({ o: at(0), content: 'ab' }), frame({ o: at(2), end })]);
    expect(short.outcomes).toEqual(['grown', 'gap']);
    expect(short.answer.end).toBeUndefined();
    const whole = take([frame({ o: at(2), content: 'c', end }), frame({ content: 'x' })], short.answer);
    expect(whole.outcomes).toEqual(['ended', 'repeated']);
    expect(whole.answer).toMatchObject({ content: 'abc', end: { state: 'done' } });
  });

  it('[I34] a stopped answer ends where it was stopped', () => {
    const end = { state: 'stopped' as const, lengths: at(2, 1) };
    const { answer } = take([frame({ think: 'tt', content: 'abcdef' }), frame({ end })]);
    expect(answer).toMatchObject({ think: 't', content: 'ab' });
  });

  it('[I35] in any order, cut anywhere and repeated at will, with what is missing asked for, are the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        fc.array(fc.nat(60)),
        (text, cuts) => {
          const frames = cuts.map((cut, index) => {
            const from = Math.min(cut, text.length);
            return frame({ o: at(from), content: text.slice(from, from + 1 + (index % 9)) });
          });
          let { answer } = take(frames);
          expect(text.startsWith(answer.content)).toBe(true);
          answer = take(
            [frame({ o: at(answer.content.length), content: text.slice(answer.content.length) })],
            answer,
          ).answer;
          expect(answer.content).toBe(text);
        },
      ),
    );
  });
});
