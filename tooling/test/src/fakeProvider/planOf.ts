import type { FakeScript } from './fakeScript.ts';

/** What a request of the OpenAI protocol says, as far as it matters here. */
export type ChatRequest = {
  model?: string;
  messages?: { role: string; content?: unknown; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
  tool_choice?: unknown;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  temperature?: number;
};

/** One piece of an answer. */
export type Delta = {
  role?: string;
  content?: string;
  reasoning_content?: string;
  tool_calls?: {
    index: number;
    id?: string;
    type?: string;
    function: { name?: string; arguments?: string };
  }[];
};

/** Bytes of the one line of `huge`. */
const HUGE = 4 * 1024 * 1024;

/** The pieces of an answer: reasoning, then a tool call where one is due, else the words. */
export function planOf(request: ChatRequest, { mode, think, content, chunk, call }: FakeScript): Delta[] {
  const wasCalled = request.messages?.some(({ role }) => role === 'tool') ?? false;
  const { name, input } = call ?? {
    name: 'query_data',
    input: { measures: ['sales'], by: ['marketplace'] },
  };
  const canCall = request.tools?.some((tool) => tool.function.name === name) ?? false;
  const reasoning = cut(think, chunk).map((text): Delta => ({ reasoning_content: text }));
  if (mode === 'huge') return [{ role: 'assistant', content: '' }, { content: 'x'.repeat(HUGE) }];
  const isCalling = mode === 'insist' ? request.tool_choice !== 'none' : mode === 'tool' && !wasCalled;
  if (isCalling && canCall) {
    const written = JSON.stringify(input);
    const half = Math.ceil(written.length / 2);
    return [
      { role: 'assistant', content: '' },
      ...reasoning,
      {
        tool_calls: [
          {
            index: 0,
            id: 'call_1',
            type: 'function',
            function: { name, arguments: written.slice(0, half) },
          },
        ],
      },
      { tool_calls: [{ index: 0, function: { arguments: written.slice(half) } }] },
    ];
  }
  return [
    { role: 'assistant', content: '' },
    ...(wasCalled ? [] : reasoning),
    ...cut(content, chunk).map((text): Delta => ({ content: text })),
  ];
}

/** By UTF-16 units, so that pieces end inside pairs, as real ones do. */
function cut(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += length) pieces.push(text.slice(at, at + length));
  return pieces;
}
