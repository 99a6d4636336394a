import { answerCodes, bodyTypeOf, type Endpoint } from '@portal/api-client/contract';
import type { Context } from 'hono';
import { HttpError } from './errors.ts';
import { hasNul } from './hasNul.ts';
import { plainNames } from './plainNames.ts';
import { readBytes } from './readBytes.ts';

const MOST_FIELDS = 100;

/** The request of a call, read as its contract says and checked against its schema. */
export async function readRequest(c: Context, endpoint: Endpoint): Promise<unknown> {
  const raw = plainNames(await readRaw(c, endpoint));
  if (hasNul(raw)) throw new HttpError(400, 'badRequest');
  const result = await endpoint.request['~standard'].validate(raw);
  if (!result.issues) return result.value;
  if (hasPlainPassword(raw))
    throw new HttpError(400, 'encryptionInvalid', { code: answerCodes.encryptionInvalid });
  const issue = result.issues[0];
  const field = issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  throw new HttpError(400, 'badRequest', { detail: field ? { field } : null });
}

async function readRaw(c: Context, endpoint: Endpoint): Promise<unknown> {
  const fromPath = c.req.param();
  if (bodyTypeOf(endpoint) === undefined) {
    const values = { ...c.req.query(), ...fromPath };
    return Object.keys(values).length > 0 ? values : undefined;
  }
  const body = await readBody(c, endpoint);
  if (Object.keys(fromPath).length === 0) return body;
  return { ...(typeof body === 'object' ? body : {}), ...fromPath };
}

async function readBody(c: Context, { body: type = 'json', maxRequestBytes }: Endpoint): Promise<unknown> {
  const contentType = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'json') {
    const expected = type === 'form' ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
    if (contentType !== expected) throw new HttpError(415, 'wrongContentType');
    const bytes = await readBytes(c.req.raw, maxRequestBytes);
    return readForm(bytes, c.req.header('content-type') ?? '');
  }
  const text = (await readBytes(c.req.raw)).toString('utf8');
  if (text === '') return undefined;
  if (contentType !== 'application/json') throw new HttpError(415, 'wrongContentType');
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    throw new HttpError(400, 'badRequest');
  }
}

/** The fields of a form; one that cannot be read, has a field twice or far too many is refused. */
async function readForm(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
  const form = await body.formData().catch(() => undefined);
  const fields = form ? [...form] : [];
  const names = new Set(fields.map(([name]) => name));
  if (!form || fields.length > MOST_FIELDS || names.size < fields.length)
    throw new HttpError(400, 'badRequest');
  return Object.fromEntries(fields);
}

function hasPlainPassword(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  return Object.entries(raw).some(([key, value]) => /password/i.test(key) && typeof value === 'string');
}
