// A process of its own: thousands of sockets that measure how late messages are.
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

type Seat = {
  token: string;
  socket: WebSocket | undefined;
  seq: number | undefined;
  epoch: string;
};
type Message = { msgTitle?: string; msgInfo?: { at?: number }; seq?: number; type?: string; epoch?: string };

const port = Number(process.argv[2]);
/** Most handshakes at a time while the fleet connects. */
const AT_ONCE = 50;

let seats: Seat[] = [];
let latencies: number[] = [];
let received: string[][] = [];
let errors = 0;
let backAt: number[] = [];
let attempts: number[] = [];
let cutAt = 0;

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

function connect(seat: Seat, index: number, onOpen: () => void): void {
  const since = seat.seq === undefined ? '' : `${seat.seq}&epoch=${seat.epoch}`;
  if (cutAt > 0) attempts.push(performance.now() - cutAt);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/sso/ecSocket/${seat.token}?since=${since}`, {
    perMessageDeflate: false,
  });
  seat.socket = socket;
  let isGreeted = false;
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'hello') {
      seat.epoch = message.epoch ?? '';
      seat.seq ??= message.seq ?? 0;
      isGreeted = true;
      onOpen();
      return;
    }
    if (message.msgTitle === undefined) return;
    seat.seq = message.seq ?? seat.seq;
    latencies.push(Date.now() - (message.msgInfo?.at ?? 0));
    received[index]?.push(message.msgTitle);
  });
  socket.on('error', () => {
    errors += 1;
  });
  socket.on('close', () => {
    if (seat.socket !== socket) return;
    if (isGreeted || cutAt > 0) {
      // As pages do: between five and six seconds.
      const delay = 5_000 + Math.random() * 1_000;
      setTimeout(() => connect(seat, index, () => backAt.push(performance.now() - cutAt)), delay);
    } else onOpen();
  });
}

async function open(tokens: string[]): Promise<void> {
  seats = tokens.map((token) => ({ token, socket: undefined, seq: undefined, epoch: '' }));
  received = tokens.map(() => []);
  let next = 0;
  const take = async (): Promise<void> => {
    for (let index = next++; index < seats.length; index = next++) {
      const seat = seats[index];
      if (seat) await new Promise<void>((done) => connect(seat, index, done));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as { do: string; tokens?: string[] };
  if (command.do === 'open') {
    await open(command.tokens ?? []);
    say({ open: seats.filter(({ socket }) => socket?.readyState === WebSocket.OPEN).length });
  } else if (command.do === 'cut') {
    cutAt = performance.now();
    backAt = [];
    attempts = [];
    for (const { socket } of seats) socket?.terminate();
    say({});
  } else if (command.do === 'take') {
    say({ latencies, received, errors, backAt, attempts });
    latencies = [];
    received = received.map(() => []);
  }
}
process.exit(0);
