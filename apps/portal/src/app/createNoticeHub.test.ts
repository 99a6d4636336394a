import { expect, it } from 'vitest';
import { createNoticeHub } from './meetingPlaces.ts';

const security = { title: '账号停用', text: undefined, system: true, info: {}, isMine: true };

it('[P300] a security message is dealt with by whoever waits for it, else nobody has dealt with it', () => {
  const hub = createNoticeHub();
  expect(hub.security(security)).toBe(false);
  const heard: string[] = [];
  const leave = hub.onSecurity(({ title, system }) => {
    heard.push(title);
    return system;
  });
  expect(hub.security(security)).toBe(true);
  expect(hub.security({ ...security, system: false })).toBe(false);
  leave();
  expect(hub.security(security)).toBe(false);
  expect(heard).toEqual(['账号停用', '账号停用']);
});

it('[P301] the guide hears of its own changes until it leaves', () => {
  const hub = createNoticeHub();
  const heard: unknown[] = [];
  const leave = hub.onGuide(({ info }) => heard.push(info));
  hub.guide({ info: { guideScheduleStr: '1100' }, isMine: true });
  leave();
  hub.guide({ info: {}, isMine: true });
  expect(heard).toEqual([{ guideScheduleStr: '1100' }]);
});
