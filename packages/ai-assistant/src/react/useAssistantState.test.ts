import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createAssistant } from '../runtime/createAssistant.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { AssistantContext } from './AssistantContext.ts';
import { useAssistantState } from './useAssistantState.ts';

function Model() {
  return useAssistantState(({ model_id }) => model_id);
}

it('[I266] what is shown again shows the present state, not that of the last time', () => {
  const assistant = createAssistant({
    transport: createFakeTransport(),
    userId: 'u1',
    storage: { get: () => null, set: () => true, remove: () => {} },
    onNotice: () => {},
  });
  const show = () =>
    renderToString(createElement(AssistantContext, { value: assistant }, createElement(Model)));
  assistant.actions.setModel('1');
  expect(show()).toBe('1');
  assistant.actions.setModel('2');
  expect(show()).toBe('2');
  assistant.dispose();
});
