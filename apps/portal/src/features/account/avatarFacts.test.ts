import { describe, expect, it } from 'vitest';
import { isDemo } from '../../app/createSessionData.ts';
import { offersDemo, seesPermissions } from './avatarActions.ts';

const menu = (part: object) => ({ menuId: 'm', childMenus: [], ...part });

describe('what the avatar menu learns', () => {
  it('[P262] permissions need a selected part of the permission menu, whichever way it is told apart', () => {
    const selected = [menu({ selectFlag: 2 })];
    expect(seesPermissions([menu({}), menu({ menuIcon: 'gb-icon-permission', childMenus: selected })])).toBe(
      true,
    );
    expect(seesPermissions([menu({ menuIcon: 'permission', childMenus: [menu({})] })])).toBe(false);
    expect(seesPermissions([menu({ menuIcon: 'company', childMenus: selected })])).toBe(false);
    const page = menu({ menuUrl: '/embel/list', selectFlag: 2 });
    expect(seesPermissions([menu({ childMenus: [page] })])).toBe(true);
    expect(seesPermissions([])).toBe(false);
  });

  it('[P263] a demo environment is on offer by the user’s list or by the portal’s', () => {
    const param = { systemName: 'DEMO', status: 1 };
    expect(offersDemo({ ssoEnvList: [{ value: 'DEMO' }] }, [])).toBe(true);
    expect(offersDemo({ ssoEnvList: [] }, [param])).toBe(true);
    expect(offersDemo({ ssoEnvList: [] }, [{ ...param, status: 2 }])).toBe(false);
    expect(offersDemo(undefined, [{ ...param, systemName: 'PROD' }])).toBe(false);
    expect(isDemo({ ssoEnv: 'DEMO' })).toBe(true);
    expect(isDemo({ ssoEnv: 'PROD' })).toBe(false);
    expect(isDemo(undefined)).toBe(false);
  });
});
