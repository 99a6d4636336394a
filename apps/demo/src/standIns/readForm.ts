import { readBytes } from '@portal/server';
import type { Context } from 'hono';

/** The fields of a form that a page of ours sent; a body above the usual limit is refused. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const text = (await readBytes(c.req.raw)).toString('utf8');
  return Object.fromEntries(new URLSearchParams(text));
}
