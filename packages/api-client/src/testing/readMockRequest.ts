import { bodyTypeOf, type Endpoint } from '../contract/endpoint.ts';
import { MockRefusal } from './MockRefusal.ts';

/** Reads and checks a mocked request as the server would; refuses one that does not fit with HTTP 400. */
export async function readMockRequest(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const result = await endpoint.request['~standard'].validate(await readFields(endpoint, request, params));
  if (!result.issues) return result.value;
  const message = result.issues
    .map(
      (issue) =>
        `${issue.path?.map((key) => String(typeof key === 'object' ? key.key : key)).join('.')}: ${issue.message}`,
    )
    .join('; ');
  throw new MockRefusal({ code: '400', message, status: 400 });
}

async function readFields(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body = bodyTypeOf(endpoint);
  if (body === undefined) return { ...query, ...params };
  const named = Object.fromEntries((endpoint.query ?? []).map((name) => [name, query[name]]));
  if (body !== 'json') {
    const form = await request.formData();
    return { ...Object.fromEntries(form.entries()), ...named, ...params };
  }
  const text = await request.text();
  return { ...(text ? JSON.parse(text) : {}), ...named, ...params };
}
