import { securityTitles } from '@portal/api-client/contract';
import { createStore } from '@portal/machine';
import { createDialogs } from '@portal/ui/shell';
import { describe, expect, it, vi } from 'vitest';
import type { AccountPorts } from './ports.ts';
import { showSecurityNotice } from './showSecurityNotice.tsx';

function setUp() {
  const dialogs = createDialogs();
  const signOut = vi.fn(async () => undefined);
  const navigate = vi.fn();
  const account = { signOut, hasSession: () => true, storedUser: () => ({ userName: 'owner' }) };
  const i18n = { _: ({ message }: { message: string }) => message };
  return {
    dialogs,
    signOut,
    navigate,
    ports: { dialogs, account, i18n, navigate, ledOut: createStore(false) } as unknown as AccountPorts,
  };
}

const notice = { title: securityTitles.accountDisabled, text: 'x', system: true, info: {}, isMine: true };

describe('a message about the account’s security', () => {
  it('[P264] ends the session when its dialog is over, however that is closed', async () => {
    const { dialogs, signOut, ports } = setUp();
    expect(showSecurityNotice(ports, notice)).toBe(true);
    expect(dialogs.get()).toHaveLength(1);
    expect(signOut).not.toHaveBeenCalled();
    dialogs.closeAll();
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it('[P264] is dealt with in one browser tab for all: in the others, refused calls wait for it, but not for ever', () => {
    vi.useFakeTimers();
    const { dialogs, ports } = setUp();
    expect(showSecurityNotice(ports, { ...notice, isMine: false })).toBe(true);
    expect(dialogs.get()).toHaveLength(0);
    expect(ports.ledOut.get()).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(ports.ledOut.get()).toBe(true);
    vi.advanceTimersByTime(12_000);
    expect(ports.ledOut.get()).toBe(false);
    vi.useRealTimers();
  });

  it('[P264] that the server did not mark, or does not know, ends nothing', () => {
    const { dialogs, ports } = setUp();
    expect(showSecurityNotice(ports, { ...notice, system: false })).toBe(false);
    expect(showSecurityNotice(ports, { ...notice, title: '账号停用。' })).toBe(false);
    expect(dialogs.get()).toHaveLength(0);
  });

  it('[P264] a sign-in elsewhere that is put aside changes nothing', async () => {
    const { dialogs, signOut, navigate, ports } = setUp();
    expect(showSecurityNotice(ports, { ...notice, title: securityTitles.offlineNotice })).toBe(true);
    dialogs.closeAll();
    await Promise.resolve();
    expect(signOut).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });
});
