import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { isTabsError, TabsError } from './errors.ts';
import { findPane, getActivePane, getPane } from './selectors.ts';

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('lookups', () => {
  it('[T18] of a pane that is not open fails as menu-not-found', () => {
    const { state } = createMachineDriver();
    expect(findPane(state, 'gone')).toBeUndefined();
    const error = thrownBy(() => getPane(state, 'gone'));
    expect(error).toMatchObject({
      name: 'TabsError',
      code: 'menu-not-found',
      key: 'gone',
      message: 'Cannot find corresponding menu',
    });
  });

  it('[T18] of the front without a pane fails as active-pane-undefined', () => {
    const { state } = createMachineDriver();
    const error = thrownBy(() => getActivePane({ ...state, activeKey: 'gone' }));
    expect(error).toMatchObject({ code: 'active-pane-undefined', message: 'activePane undefined' });
  });

  it('[T18] errors are recognised by name, also from another copy of the package', () => {
    expect(isTabsError(new TabsError('menu-not-found', 'x'))).toBe(true);
    expect(isTabsError(Object.assign(new Error('x'), { name: 'TabsError', code: 'menu-not-found' }))).toBe(
      true,
    );
    expect(isTabsError(new Error('TabsError'))).toBe(false);
    expect(isTabsError('TabsError')).toBe(false);
  });
});
