import { EmbedDriver } from './driver/EmbedDriver.ts';
import { expect, test } from './test.ts';

test('[S33] ROLE-03: the header of another company is refused, with the token of a person who is in it, too', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.signIn('both');
  const sent = page.waitForRequest((request) => Boolean(request.headers().company));
  await page.getByRole('button', { name: /Starlight/ }).click();
  const { authorization = '', company = '' } = await (await sent).allHeaders();
  await portal.expectWorkspace();
  const ask = async (claimed: string) => {
    const answer = await page.request.post('/sso/subjectService/switchSystemCode', {
      headers: { authorization, company: claimed },
      data: { systemCode: 'ERP' },
    });
    const { data } = await answer.json();
    return { status: answer.status(), data };
  };
  expect(await ask(company)).toMatchObject({ status: 200, data: { serviceId: 'svc-erp' } });
  for (const forged of ['sbj_someone', `${company}x`])
    expect(await ask(forged)).toEqual({ status: 403, data: null });
});

test('[P12] a page of another company of one’s own is offered, and opens with that company', async ({
  portal,
}) => {
  await portal.open('/login');
  await portal.signIn('both');
  await portal.page.getByRole('button', { name: /Starlight/ }).click();
  await portal.expectWorkspace();
  await portal.open('/entry/svc2-erp/ERP/universal_system#/download-center');
  await expect(portal.page).toHaveURL(/\/401\/ERP$/);
  await portal.page.getByRole('button', { name: '切换公司后打开' }).click();
  await portal.page.getByRole('button', { name: /Tidewater/ }).click();
  await expect(portal.page).toHaveURL(/svc2-erp\/ERP\/universal_system#\/download-center/);
  await expect(portal.pane.getByRole('heading', { name: '导出中心' })).toBeVisible();
});

test('[S438] an embedded app asks what the server knows of the company and of the person’s station', async ({
  portal,
}) => {
  const embed = new EmbedDriver(portal);
  await embed.standIn();
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  const ask = (path: string, method: 'GET' | 'POST') =>
    portal.page.evaluate(
      async ([address, verb]) => {
        const { standIn } = window as unknown as { standIn: { portal: { fetch: typeof fetch } } };
        return (await standIn.portal.fetch(address, { method: verb })).json();
      },
      [path, method] as const,
    );
  expect(await ask('/company-data/profile', 'GET')).toMatchObject({
    companyName: expect.stringMatching(/./),
  });
  expect(await ask('/sso/ThirdInterface/buildStationStatusInterface', 'POST')).toMatchObject({
    code: '200',
    data: { buildStationStatus: 1 },
  });
});
