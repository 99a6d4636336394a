/** Most queries of one reader at a time; what is asked meanwhile goes into the next query. */
const READS_AT_ONCE = 2;

type Answers<Answer> = ReadonlyMap<string, Answer>;
type Batch<Answer> = {
  keys: Set<string>;
  answers: Promise<Answers<Answer>>;
  start(reading: Promise<Answers<Answer>>): void;
};

/**
 * Makes a reader by key: what is asked in one moment is read by one query, and the more come at once the more share
 * one, so that a crowd costs few queries. Every key is read after it was asked for.
 */
export function createBatchReader<Answer>(
  read: (keys: string[]) => Promise<Answers<Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let next = newBatch<Answer>();
  let reading = 0;
  let isPlanned = false;

  const flush = async (): Promise<void> => {
    isPlanned = false;
    if (next.keys.size === 0 || reading >= READS_AT_ONCE) return;
    const { keys, answers, start } = next;
    next = newBatch();
    reading += 1;
    start(read([...keys]));
    await answers.catch(() => {});
    reading -= 1;
    void flush();
  };
  return (key) => {
    const { keys, answers } = next;
    keys.add(key);
    if (!isPlanned) setImmediate(flush);
    isPlanned = true;
    return answers.then((found) => found.get(key));
  };
}

function newBatch<Answer>(): Batch<Answer> {
  let start: Batch<Answer>['start'] = () => {};
  const answers = new Promise<Answers<Answer>>((resolve) => {
    start = resolve;
  });
  return { keys: new Set(), answers, start };
}
