/** The best answer of each name, kept in arrays that are used again for every search. */
export type Scores = {
  /** Takes note of an answer, with its `scoreOf`. */
  readonly offer: (name: number, score: number) => void;
  /** Names that answer, in the order in which they first did; only the first `size()` count. */
  readonly names: Uint32Array;
  readonly size: () => number;
  readonly bestOf: (name: number) => number;
  /** The best score of all. */
  readonly best: () => number;
  readonly clear: () => void;
};

/** Room for the scores of some names. */
export function createScores(count: number): Scores {
  const names = new Uint32Array(count);
  /** One more than the score; 0 for no answer. */
  const scores = new Uint32Array(count);
  let size = 0;
  let best = -1;
  return {
    names,
    size: () => size,
    best: () => best,
    bestOf: (name) => (scores[name] ?? 0) - 1,
    offer(name, score) {
      const known = scores[name] ?? 0;
      if (known > score) return;
      if (known === 0) {
        names[size] = name;
        size += 1;
      }
      scores[name] = score + 1;
      if (score > best) best = score;
    },
    clear() {
      for (let at = 0; at < size; at += 1) scores[names[at] ?? 0] = 0;
      size = 0;
      best = -1;
    },
  };
}
