// @vitest-environment happy-dom

import type { UserInfo } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { createShell } from '../../../test/createShell.ts';
import { hostOfCall, openGuestDialog, readCookie, toGuestUser } from './guestAnswers.ts';

it('[P237] a cookie is read by its whole name; a value that is not well encoded is given as it is', () => {
  const cookies = 'xsid=no; sid=a%20b=c; sid2=other; broken=%E0%A4%A; sid=later';
  expect(readCookie(cookies, 'sid')).toBe('a b=c');
  expect(readCookie(cookies, 'broken')).toBe('%E0%A4%A');
  expect(readCookie(cookies, 'id')).toBeUndefined();
  expect(readCookie('', 'sid')).toBeUndefined();
});

it('[P456] calls of the export centre go to its host, all others to the portal’s own', () => {
  const config = { exportHost: 'https://exports.example' };
  expect(hostOfCall('/api/v1/download-center/list', config)).toBe('https://exports.example');
  expect(hostOfCall('/sso/user', config)).toBeUndefined();
  expect(hostOfCall('/api/v1/download-center/list', {})).toBeUndefined();
});

it('[P231] an app learns names and language of the person, nothing that opens a door', () => {
  const user = {
    userId: 'u1',
    userName: 'ruoxi',
    nickName: '若溪',
    onlineSubjectName: 'Shop Ltd',
    chooseLanguage: 'en_US',
    subjectCodeEncrypt: 'secret',
  } as UserInfo;
  expect(toGuestUser(user)).toEqual({
    userId: 'u1',
    userName: 'ruoxi',
    nickName: '若溪',
    companyName: 'Shop Ltd',
    chooseLanguage: 'en_US',
    classification: undefined,
  });
});

it('[P233] the question with two answers is asked in the app’s words, cut where they are endless', async () => {
  const { ports } = await createShell();
  const answer = openGuestDialog(ports, 'confirm', {
    title: 'Delete?',
    message: 'x'.repeat(600),
    confirmLabel: 'Yes',
    cancelLabel: 7,
    tone: 'danger',
  });
  const [dialog] = ports.dialogs.get();
  if (dialog?.kind !== 'confirm') throw new Error('no question');
  expect(dialog.options).toEqual({
    title: 'Delete?',
    message: 'x'.repeat(500),
    confirmLabel: 'Yes',
    cancelLabel: undefined,
    tone: 'danger',
  });
  dialog.answer(true);
  expect(await answer).toBe(true);
  void openGuestDialog(ports, 'confirm', { tone: 'loud' });
  expect(ports.dialogs.get()[0]).toMatchObject({ options: { title: '', tone: 'primary' } });
});

it('[P233] a dialog that a part offers is opened by name with what it answers; another name is refused', async () => {
  const { ports } = await createShell();
  ports.guests.offerDialog('free-package', (props) => ({ opened: props }));
  expect(await openGuestDialog(ports, 'free-package', { systemCode: 'OMS' })).toEqual({
    opened: { systemCode: 'OMS' },
  });
  await expect(openGuestDialog(ports, 'unknown', {})).rejects.toMatchObject({
    code: 'not-found',
    message: 'the portal has no dialog unknown',
  });
});

it.each([
  [true, 'DEMO', true],
  [true, 'PROD', false],
  [false, 'DEMO', false],
])('[P584] marked for demo mode %s, in %s: only its tip is shown: %s', async (demo, ssoEnv, showsTip) => {
  const { ports, acted } = await createShell({
    answers: {
      getUserInfoByHideCode: () => ({ userId: 'u', subjectCodeEncrypt: 's', ssoEnv, ssoEnvList: [] }),
    },
  });
  ports.guests.offerDialog('upgrade', () => 'opened', { demo });
  const answer = openGuestDialog(ports, 'upgrade', {});
  if (showsTip)
    await expect(answer).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'upgrade is not open in demo mode',
    });
  else expect(await answer).toBe('opened');
  expect(acted).toEqual(showsTip ? [['demo-tip']] : []);
});
