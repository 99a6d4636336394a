import type { UniteMethod } from '../contract/ai/methods.ts';
import type { uniteSocket as contractUnite } from '../contract/ai/uniteSocket.ts';
import type { Contract, Endpoint } from '../contract/endpoint.ts';
import type { sockets as contractSockets } from '../contract/sockets.ts';
import { describeSchema } from './describeSchema.ts';

/** The assistant's socket with what can be sent over it. */
export type UniteContract = {
  socket: typeof contractUnite;
  methods: Readonly<Record<string, UniteMethod>>;
};

/** Renders the reference page of a contract as Markdown. */
export function renderReference(
  contract: Contract,
  sockets: typeof contractSockets,
  unite: UniteContract,
): string {
  const calls = Object.entries(contract);
  const lines = [
    '# Reference of the calls',
    '',
    'Written by `pnpm --filter @portal/api-client reference` from the contract: change the contract, not this page.',
    '',
    'Answers are envelopes `{ code, message, data }`; code `200` (or `0`) is success. Answers may have more fields than',
    'are named here, and any optional field may be missing.',
    '',
    ...calls.map(([name, call]) => `- [${name}](#${name.toLowerCase()}): \`${addressOf(call)}\``),
    '',
    ...calls.flatMap(([name, call]) => renderCall(name, call)),
    '# Sockets',
    '',
    ...Object.entries(sockets).flatMap(([name, socket]) => [
      `## ${name}`,
      '',
      socket.summary,
      '',
      `- Address: \`${socket.path}\``,
      `- Client sends: ${socket.clientFrames.map((frame) => `\`${frame}\``).join(', ')}; answered by \`${socket.pong}\``,
      `- Server sends: \`${describeSchema(socket.serverFrame)}\``,
      '',
    ]),
    ...renderUnite(unite),
  ];
  return `${lines.join('\n').trim()}\n`;
}

function renderUnite({ socket, methods }: UniteContract): string[] {
  return [
    '## unite',
    '',
    socket.summary,
    '',
    `- Address: \`${socket.path}\``,
    `- Client sends: \`${describeSchema(socket.clientFrame)}\``,
    `- Server sends: \`${describeSchema(socket.serverFrame)}\`; an answer has the \`id\` of what it answers`,
    '',
    ...Object.entries(methods).flatMap(([name, { data, answers, answer }]) => [
      `- \`${name}\`: \`${describeSchema(data)}\``,
      `  - answered by \`${answers}\`: \`${describeSchema(answer)}\``,
    ]),
    '',
    'Unasked:',
    '',
    ...Object.entries(socket.pushed).map(([name, schema]) => `- \`${name}\`: \`${describeSchema(schema)}\``),
    '',
  ];
}

function renderCall(name: string, call: Endpoint): string[] {
  return [
    `## ${name}`,
    '',
    `${call.summary} \`${addressOf(call)}\``,
    '',
    `- Request${call.body ? ` (${call.body})` : ''}: \`${describeSchema(call.request)}\``,
    `- Answer${call.answer ? ` (${call.answer})` : ''}: \`${describeSchema(call.response)}\``,
    `- ${notesOf(call).join('; ')}`,
    '',
  ];
}

function notesOf(call: Endpoint): string[] {
  const {
    auth = 'required',
    idempotent,
    silent,
    endsSession = true,
    timeoutMs = 60_000,
    successCodes,
  } = call;
  const notes = [`Session ${auth === 'none' ? 'not sent' : auth}`, `${timeoutMs / 1000} s per try`];
  if (idempotent) notes.push('retried twice');
  if (silent) notes.push('failures are not shown');
  if (!endsSession) notes.push('a 401 does not sign out');
  if (successCodes) notes.push(`success is only ${successCodes.join(', ')}`);
  return notes;
}

function addressOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
