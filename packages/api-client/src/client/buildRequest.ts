import type { Endpoint } from '../contract/endpoint.ts';

/** Address and body of a call; `type` only where the browser does not tell it from the body. */
export type BuiltRequest = { path: string; body?: BodyInit; type?: string };

/** Puts the fields of a checked request where the endpoint wants them: path, query, JSON, form or multipart. */
export function buildRequest(endpoint: Endpoint, request: unknown): BuiltRequest {
  const fields: Record<string, unknown> = { ...(isRecord(request) ? request : undefined) };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name] ?? '');
    delete fields[name];
    return encodeURIComponent(value);
  });
  if (endpoint.method === 'GET') {
    const query = new URLSearchParams(textEntries(fields)).toString();
    return { path: query ? `${path}?${query}` : path };
  }
  if (endpoint.body === 'form') return { path, body: new URLSearchParams(textEntries(fields)) };
  if (endpoint.body === 'multipart') return { path, body: toFormData(fields) };
  const json = JSON.stringify(Array.isArray(request) ? request : fields);
  return { path, body: json, type: 'application/json' };
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function textEntries(fields: Record<string, unknown>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] satisfies [string, string]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
