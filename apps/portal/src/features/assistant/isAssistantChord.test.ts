import { expect, it } from 'vitest';
import { isAssistantChord } from './isAssistantChord.ts';

const keys = (given: Partial<Parameters<typeof isAssistantChord>[0]>) => ({
  code: 'KeyJ',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...given,
});

it('[P400] Alt with J opens the assistant, on macOS with Control too', () => {
  expect(isAssistantChord(keys({ altKey: true }), false)).toBe(true);
  expect(isAssistantChord(keys({ altKey: true, ctrlKey: true }), true)).toBe(true);
  expect(isAssistantChord(keys({ altKey: true }), true)).toBe(false);
  expect(isAssistantChord(keys({ altKey: true, ctrlKey: true }), false)).toBe(false);
  expect(isAssistantChord(keys({ altKey: true, shiftKey: true }), false)).toBe(false);
  expect(isAssistantChord(keys({ altKey: true, code: 'KeyK' }), false)).toBe(false);
});
