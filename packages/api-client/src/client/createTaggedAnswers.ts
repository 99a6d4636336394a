/** An answer that was read, and the tag that the server knows it by. */
type TaggedAnswer = { readonly tag: string; readonly value: unknown };

/** Answers of one session, by what was asked. */
type TaggedAnswers = {
  get(asked: string): TaggedAnswer | undefined;
  /** Keeps an answer in place of an earlier one; one without a tag is not kept. */
  set(asked: string, answer: { tag: string | null; value: unknown }): void;
};

/** Beyond them the one that was answered first is asked for whole again. */
const MOST_ANSWERS = 20;

/** Makes the place of answers that need not come again. They belong to the signal that ends with their session, and go with it. */
export function createTaggedAnswers(): (session: AbortSignal | undefined) => TaggedAnswers | undefined {
  const bySession = new WeakMap<AbortSignal, TaggedAnswers>();
  return (session) => {
    if (!session) return undefined;
    const known = bySession.get(session) ?? createAnswers();
    bySession.set(session, known);
    return known;
  };
}

function createAnswers(): TaggedAnswers {
  const answers = new Map<string, TaggedAnswer>();
  return {
    get: (asked) => answers.get(asked),
    set(asked, { tag, value }) {
      answers.delete(asked);
      if (tag === null) return;
      answers.set(asked, { tag, value });
      const [first] = answers.keys();
      if (answers.size > MOST_ANSWERS && first !== undefined) answers.delete(first);
    },
  };
}
