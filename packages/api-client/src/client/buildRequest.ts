import { bodyTypeOf, type Endpoint } from '../contract/endpoint.ts';

/** Address and body of a call; `type` only where the browser does not tell it from the body. */
export type BuiltRequest = { path: string; body?: BodyInit; type?: string };

/** Puts the fields of a checked request where the endpoint wants them: path, query, JSON, form or multipart. */
export function buildRequest(endpoint: Endpoint, request: unknown): BuiltRequest {
  const fields: Record<string, unknown> = { ...(isRecord(request) ? request : undefined) };
  const take = (name: string) => {
    const value = fields[name];
    delete fields[name];
    return value;
  };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(take(name) ?? '')),
  );
  const body = bodyTypeOf(endpoint);
  if (body === undefined) return { path: withQuery(path, fields) };
  const named = endpoint.query ?? [];
  const address = withQuery(path, Object.fromEntries(named.map((name) => [name, take(name)])));
  if (body === 'form') return { path: address, body: new URLSearchParams(textEntries(fields)) };
  if (body === 'multipart') return { path: address, body: toFormData(fields) };
  const json = JSON.stringify(Array.isArray(request) ? request : fields);
  return { path: address, body: json, type: 'application/json' };
}

function withQuery(path: string, fields: Record<string, unknown>): string {
  const query = new URLSearchParams(textEntries(fields)).toString();
  return query ? `${path}?${query}` : path;
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

function textEntries(fields: Record<string, unknown>): [string, string][] {
  return entriesOf(fields).map(([name, value]) => [name, String(value)]);
}

/** A list stands once for each of its values; what is missing does not stand there. */
function entriesOf(fields: Record<string, unknown>): [string, unknown][] {
  return Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .filter(([, value]) => value !== undefined && value !== null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
