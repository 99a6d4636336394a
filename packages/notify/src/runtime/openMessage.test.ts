import { expect, it, vi } from 'vitest';
import { openMessage } from './openMessage.ts';
import type { NotifyNavigation } from './ports.ts';

const answer = { session_id: 's', message_id: 'm' };
const navigation = () => ({ openNotices: vi.fn(), openAnswer: vi.fn() });

it('[N106] a message about an answer leads to it, every other to the message', () => {
  const port = navigation();
  const open = (info: unknown) => openMessage(port as unknown as NotifyNavigation, { info, noticeId: '7' });
  open({ content: 'x', answer });
  expect(port.openAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  expect(port.openNotices).not.toHaveBeenCalled();
  for (const info of ['text', null, {}, { answer: 'x' }, { answer: { session_id: 's' } }]) open(info);
  expect(port.openNotices.mock.calls).toEqual(Array.from({ length: 5 }, () => ['7']));
});

it('[N106] where nobody shows answers it leads to the message', () => {
  const { openNotices } = navigation();
  openMessage({ openNotices } as unknown as NotifyNavigation, { info: { answer }, noticeId: '7' });
  expect(openNotices).toHaveBeenCalledExactlyOnceWith('7');
});
