/** How the provider answers: as told, or in one of the ways in which real ones fail. */
export const fakeModes = [
  'answer',
  'tool',
  // Calls a tool for as long as it may.
  'insist',
  '400',
  '401',
  '429',
  '500',
  'hang',
  'html',
  'cut',
  'huge',
  'garbage',
  // It ends because it may say no more, or because it was kept from saying it.
  'length',
  'filtered',
] as const;

/** One of `fakeModes`. */
export type FakeMode = (typeof fakeModes)[number];

/** What it says, and how quickly. */
export type FakeScript = {
  mode: FakeMode;
  think: string;
  content: string;
  /** What it says where no stream is wanted; the content where it is missing. */
  whole?: string;
  /** What it calls a tool with; `query_data` for sales by marketplace where it is missing. */
  call?: { name: string; input: object };
  /** Characters of one piece. */
  chunk: number;
  /** Milliseconds between pieces. */
  paceMs: number;
};
