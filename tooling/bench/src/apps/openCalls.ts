import type { BrowserContext } from 'playwright';

/** Makes a call of the contract and gives its data; throws on a refusal. */
export type Call = <Data>(name: string, request: Record<string, unknown>) => Promise<Data>;

/** Makes calls as the person of a browser context, without the browser. */
export async function openCalls(context: BrowserContext, url: string): Promise<Call> {
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => Boolean(request.headers().authorization));
  await page.goto(`${url}/entry/svc-erp/ERP`);
  const headers = await (await asked).allHeaders();
  await page.close();
  let token = headers.authorization ?? '';
  const company = headers.company ?? '';
  return async <Data>(name: string, request: Record<string, unknown>) => {
    const answer = await fetch(`${url}/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, company },
      body: JSON.stringify(request),
    });
    token = answer.headers.get('authorization') ?? token;
    const { code, message, data } = (await answer.json()) as { code: string; message: string; data: Data };
    if (code !== '200') throw new Error(`${name} answered ${code} ${message}`);
    return data;
  };
}
