import type { Page } from '@playwright/test';
import { findCut, findPlain, showPseudoTexts } from './driver/pseudoTexts.ts';
import { expect, test } from './test.ts';

test('[J1050] in a language of accents every text of the shell is from a catalog, and every width gives', async ({
  portal,
  page,
}) => {
  const shown = await showPseudoTexts(page);
  const expectWhole = async (place: string) => {
    await expect.poll(() => findPlain(page, shown), place).toEqual([]);
    await expect.poll(() => findCut(page), place).toEqual([]);
  };
  await portal.open();
  await expect(page.getByRole('button', { name: accented }).first()).toBeVisible();
  await expectWhole('login');
  await portal.signIn();
  await portal.expectWorkspace();
  await expect(bellOf(page)).toHaveAccessibleName(accented);
  await expectWhole('workspace');
  await page.getByRole('button', { name: '若溪' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectWhole('menu of the account');
});

const accented = /^⟦.*~⟧$/u;
const bellOf = (page: Page) => page.getByTestId('notification-bell');
