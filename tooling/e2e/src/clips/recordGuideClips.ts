import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@portal/tooling-test/browser';
import { OwnServer } from '@portal/tooling-test/server';
import { AccountDriver } from '../driver/AccountDriver.ts';
import { PortalDriver } from '../driver/PortalDriver.ts';
import { portalctlOn } from '../driver/portalctl.ts';
import { encodeClip } from './encodeClip.ts';
import { ScreenRecorder } from './ScreenRecorder.ts';
import { writeCaptions } from './writeCaptions.ts';

/**
 * Records the guide's clips from this portal, as a new company sees it, and writes them where the demo data take them
 * from: `pnpm --filter @portal/tooling-e2e clips`, after the portal was built.
 */
const FOLDER = resolve(import.meta.dirname, '../../../../apps/demo/src/media/guide');
const PORT = 4492;
const PASSWORD = 'Harbour27x';
const END_MS = 1_200;

const found = findBrowser('chromium');
if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path, or install one.');
const server = new OwnServer(PORT);
await server.start();
const browser = await chromium.launch({ executablePath: found.path, args: found.args });
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await register(page);
  await record('shop', page, recordShop);
  await record('pull', page, recordPull);
  await record('ads', page, (recorder, on) => recordAuthorisation(recorder, on, '广告授权'));
  await record('mail', page, (recorder, on) => recordAuthorisation(recorder, on, '邮箱授权'));
} finally {
  await browser.close();
  await server.dispose();
}

async function record(
  name: string,
  page: Page,
  play: (recorder: ScreenRecorder, page: Page) => Promise<void>,
): Promise<void> {
  const recorder = new ScreenRecorder();
  await recorder.watch(page);
  await play(recorder, page);
  await page.waitForTimeout(END_MS);
  await recorder.stop();
  const { frames, cues, elapsed } = recorder;
  const studio = await page.context().newPage();
  const { webm, webp } = await encodeClip(studio, { frames, durationMs: elapsed });
  await studio.close();
  await writeFile(join(FOLDER, `guide-${name}.webm`), webm);
  await writeFile(join(FOLDER, `guide-${name}.webp`), webp);
  for (const [language, text] of Object.entries(writeCaptions(cues)))
    await writeFile(join(FOLDER, `guide-${name}.${language}.vtt`), text);
  console.log(`${name}: ${(elapsed / 1000).toFixed(1)} s, ${frames.length} frames, ${webm.length} bytes`);
}

async function register(page: Page): Promise<void> {
  const portal = new PortalDriver(page);
  const account = new AccountDriver(portal, (...args) => portalctlOn(server.dataDir, ...args));
  await account.register(PASSWORD);
  await page.getByTestId('onboarding').waitFor();
}

async function recordShop(recorder: ScreenRecorder, page: Page): Promise<void> {
  await recorder.say({
    zh: '第一次进入工作台，请先选择销售平台。',
    en: 'On your first visit, choose the platform you sell on.',
    kr: '처음 방문하면 판매 플랫폼을 선택해 주세요.',
  });
  await recorder.click(page.getByRole('button', { name: 'Amazon' }));
  await recorder.say({
    zh: '填写店铺名称和卖家账号，然后同意授权。',
    en: 'Enter the shop’s name and the seller account, then authorise.',
    kr: '매장 이름과 판매자 계정을 입력하고 인증해 주세요.',
  });
  const form = page.frameLocator('iframe[title="平台授权表单"]');
  await recorder.type(form.locator('input[name="shopName"]'), 'Yuanfan US');
  await recorder.type(form.locator('input[name="account"]'), 'yuanfan-seller');
  await recorder.click(form.getByRole('button'));
  await page.getByRole('dialog', { name: '授权成功' }).waitFor();
  await recorder.say({
    zh: '授权成功后可以绑定更多店铺，或前往订单管理。',
    en: 'Once authorised, bind more shops or go to your orders.',
    kr: '인증 후 매장을 더 연결하거나 주문 관리로 이동할 수 있어요.',
  });
}

async function recordPull(recorder: ScreenRecorder, page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '新手引导' }).waitFor();
  await recorder.say({
    zh: '授权后数据自动拉取，约15-20分钟，期间可以正常使用。',
    en: 'Data are pulled by themselves, in about 15–20 minutes; you can go on working.',
    kr: '데이터를 자동으로 가져오며 약 15-20분 걸려요. 그동안에도 사용할 수 있어요.',
  });
  await page.waitForTimeout(5_000);
  await recorder.say({
    zh: '引导中可以看到商品、库存和订单各自的进度。',
    en: 'The guide shows how far listings, stock and orders are.',
    kr: '가이드에서 상품, 재고, 주문의 진행률을 볼 수 있어요.',
  });
  await page.waitForTimeout(4_000);
}

async function recordAuthorisation(recorder: ScreenRecorder, page: Page, name: string): Promise<void> {
  await recorder.say({
    zh: `在引导中点击“${name}”的“去授权”。`,
    en: 'In the guide, press Authorise beside this step.',
    kr: '가이드에서 이 단계의 인증하기를 눌러 주세요.',
  });
  const opened = page.waitForEvent('popup');
  await recorder.click(page.getByRole('button', { name: `去授权：${name}` }));
  const popup = await opened;
  await popup.getByRole('button').waitFor();
  await recorder.watch(popup);
  await recorder.say({
    zh: '在打开的页面中同意授权。',
    en: 'Give your consent on the page that opens.',
    kr: '열린 화면에서 동의해 주세요.',
  });
  await recorder.click(popup.getByRole('button'));
  await popup.getByRole('status').waitFor();
  await popup.waitForTimeout(800);
  await recorder.watch(page);
  await popup.close();
  await recorder.say({
    zh: '回到工作台，这一步已经完成。',
    en: 'Back in the workspace, the step is done.',
    kr: '워크스페이스로 돌아오면 이 단계가 완료되어 있어요.',
  });
}
