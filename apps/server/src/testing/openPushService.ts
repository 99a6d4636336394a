import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser reads of a message: decrypted by its own keys, with who sent it proven. */
type ReceivedPush = { path: string; ttl: string; topic: string; signedFor: string; message: unknown };

/** A push service with one browser behind it, by RFC 8030, 8188, 8291 and 8292 and with none of the sender's code. */
export type PushService = {
  host: string;
  /** A new address of the browser, with the keys that it subscribes with. */
  subscribe(name: string): { endpoint: string; p256dh: string; auth: string };
  received: ReceivedPush[];
  /** How messages to an address are answered. @default 201 */
  answers: Map<string, { status: number; headers?: Record<string, string> }>;
  close(): void;
};

/** Opens it; only messages signed with the operator's key are taken. */
export async function openPushService(publicKey: string): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const secret = randomBytes(16);
  const received: ReceivedPush[] = [];
  const answers: PushService['answers'] = new Map();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await readBody(request);
    const refused = answers.get(path);
    if (refused) return response.writeHead(refused.status, refused.headers).end();
    const { topic = '', ttl = '', authorization = '', 'content-encoding': coding } = request.headers;
    const signedFor = readSignature(authorization, publicKey);
    if (signedFor === undefined || coding !== 'aes128gcm') return response.writeHead(403).end();
    const message = JSON.parse(decrypt(body, browser, secret));
    received.push({ path, ttl: String(ttl), topic: String(topic), signedFor, message });
    response.writeHead(201).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    answers,
    subscribe: (name) => ({
      endpoint: `http://${host}/${name}`,
      p256dh: browser.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
    }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whom a signature was made for; undefined when the operator's key did not make it. */
function readSignature(header: string, publicKey: string): string | undefined {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) return undefined;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isOurs ? JSON.parse(Buffer.from(claims, 'base64url').toString()).aud : undefined;
}

/** RFC 8291 with the one record that RFC 8188 allows it. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const shared = browser.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const sealed = body.subarray(21 + keyLength);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
