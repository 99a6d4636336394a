import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { effectMessage } from './effectMessage.ts';

function messagesAfter(event: Parameters<ReturnType<typeof createMachineDriver>['send']>[0]) {
  const tabs = createMachineDriver();
  tabs.send({ type: 'open', pane: examplePane('guide', { closable: false }) });
  tabs.send(event);
  return tabs.effects.map(effectMessage);
}

describe('effectMessage', () => {
  it('[T7] has a sentence for each refusal', () => {
    expect(messagesAfter({ type: 'close', key: 'home' })).toEqual([
      { id: 'tabs.refused.home', message: '首页不可关闭' },
    ]);
    expect(messagesAfter({ type: 'close', key: 'guide' })).toMatchObject([{ id: 'tabs.refused.pane' }]);
  });

  it('[T13] has a sentence for an address that nobody knows, and none for what goes well', () => {
    expect(messagesAfter({ type: 'location-changed', key: 'gone' })).toEqual([
      { id: 'tabs.notFound', message: '找不到对应菜单' },
    ]);
    expect(messagesAfter({ type: 'activate', key: 'home' })).toEqual([undefined]);
  });
});
