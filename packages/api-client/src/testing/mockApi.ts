import { HttpResponse, http, type RequestHandler } from 'msw';
import { answerCodes } from '../contract/answerCodes.ts';
import type { Contract, Endpoint, HandlerRequestOf, HandlerResponseOf } from '../contract/endpoint.ts';
import { MockRefusal } from './MockRefusal.ts';
import { readMockRequest } from './readMockRequest.ts';

const ROUTES = {
  GET: http.get,
  HEAD: http.head,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** What a mocked call answers as `data`; throw a MockRefusal to refuse. */
export type MockHandler<E extends Endpoint> = (
  request: HandlerRequestOf<E>,
  context: { request: Request },
) => HandlerResponseOf<E> | Response | Promise<HandlerResponseOf<E> | Response>;

/** Mocks by call name; calls that are left out answer an error that names them. */
export type MockHandlers<C extends Contract> = { [Name in keyof C]?: MockHandler<C[Name]> };

/**
 * Makes the MSW handlers of a contract, typed and checked by it.
 * @example
 * const server = setupServer(...mockApi(contract, { userActionConfig: () => ({ packageStyle: 2 }) }));
 */
export function mockApi<const C extends Contract>(
  contract: C,
  handlers: MockHandlers<C>,
  { baseUrl = '*' }: { baseUrl?: string } = {},
): RequestHandler[] {
  const table = handlers as Readonly<Record<string, MockHandler<Endpoint> | undefined>>;
  return Object.entries(contract).map(([name, endpoint]) => {
    const handler = table[name];
    return ROUTES[endpoint.method](
      baseUrl + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      async ({ request, params }) => {
        if (!handler) return missing(name, endpoint);
        try {
          const checked = await readMockRequest(endpoint, request, params);
          const data = await handler(checked, { request });
          return data instanceof Response ? data : toResponse(endpoint, data);
        } catch (error) {
          if (error instanceof MockRefusal) return refusal(error);
          return refusal(new MockRefusal({ code: 'mock.failed', message: String(error), status: 500 }));
        }
      },
    );
  });
}

function toResponse(endpoint: Endpoint, data: unknown): Response {
  if (endpoint.answer === 'none') return new HttpResponse(null, { status: 204 });
  if (endpoint.answer === 'json') return HttpResponse.json(data as Record<string, unknown>);
  return HttpResponse.json({ code: answerCodes.success, message: '', data: data ?? null });
}

function missing(name: string, { method, path }: Endpoint): Response {
  const message = `No mock for ${name} (${method} ${path}): pass it to mockApi.`;
  return refusal(new MockRefusal({ code: 'mock.missing', message, status: 501 }));
}

function refusal({ code, message, status, data }: MockRefusal): Response {
  return HttpResponse.json({ code, message, data: data ?? null }, { status });
}
