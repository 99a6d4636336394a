import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request that the test server got. */
type SeenRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  json(): unknown;
};

/** Answers one request; `response` is Node's own, so that tests can stall, cut and split. */
export type Responder = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

/** Starts a real HTTP server for one test; it is stopped when the test is over. */
export async function startTestServer(responder: Responder) {
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body, json: (): unknown => JSON.parse(body) };
    requests.push(request);
    await responder(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}`, port, requests, server };
}

/** Answers JSON. */
export function sendJson(
  response: ServerResponse,
  value: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}

/** Answers the envelope with data. */
export function sendData(response: ServerResponse, data: unknown, headers?: Record<string, string>): void {
  sendJson(response, { code: '200', message: '', data }, headers ? { headers } : {});
}
