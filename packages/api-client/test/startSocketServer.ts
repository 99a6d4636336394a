import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

/** Starts a real WebSocket server for one test. */
export async function startSocketServer(onConnection: (socket: WebSocket, path: string) => void = () => {}) {
  const sockets: WebSocket[] = [];
  const paths: string[] = [];
  const frames: string[] = [];
  const times: number[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, { url = '' }) => {
    sockets.push(socket);
    paths.push(url);
    times.push(performance.now());
    socket.on('message', (data) => frames.push(String(data)));
    onConnection(socket, url);
  });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  onTestFinished(async () => {
    for (const socket of server.clients) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `ws://127.0.0.1:${port}`, server, sockets, paths, frames, times };
}
