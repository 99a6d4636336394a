/** What may be true of something that was written: it is there, or it is not. */
type State = 'there' | 'gone';

/** A thing that somebody writes, such as one scene: what may be true of it, and what it consists of. */
export type Written = {
  kind: string;
  key: string;
  owner: string;
  parts: number;
  may: Set<State>;
  isOpen: boolean;
};

/** What the database holds of a thing: how often it is there, and how many parts it has. */
export type Held = { count: number; parts: number };

/** What was found: acknowledged and not there, there more than once, or there in part. */
export type WritesVerdict = {
  told: number;
  unknown: number;
  lost: string[];
  twice: string[];
  half: string[];
};

/** Knows what every write was answered, and so what the database may hold. */
export type Oracle = ReturnType<typeof createOracle>;

/** Makes an oracle that knows of no writes. */
export function createOracle() {
  const all: Written[] = [];
  let told = 0;
  let unknown = 0;
  return {
    all: all as readonly Written[],
    /** Something that is not there yet and is being written. */
    add(thing: Pick<Written, 'kind' | 'key' | 'owner' | 'parts'>): Written {
      const written: Written = { ...thing, may: new Set(['gone']), isOpen: false };
      all.push(written);
      return written;
    },
    /**
     * A write was answered, or nobody knows: then both may be true, and the thing is left alone, since a request that is still
     * on its way may be carried out after the next one.
     */
    note(thing: Written, next: State, isTold: boolean) {
      if (isTold) {
        told += 1;
        thing.may = new Set([next]);
        thing.isOpen = true;
        return;
      }
      unknown += 1;
      thing.may.add(next);
    },
    /** Takes a thing for a write: no other window may write it until its answer is noted. */
    take(thing: Written): boolean {
      const isFree = thing.isOpen;
      thing.isOpen = false;
      return isFree;
    },
    judge(held: (thing: Written) => Held): WritesVerdict {
      const verdict: WritesVerdict = { told, unknown, lost: [], twice: [], half: [] };
      for (const thing of all) {
        const { count, parts } = held(thing);
        const name = `${thing.kind} ${thing.key} of ${thing.owner}`;
        if (!thing.may.has(count > 0 ? 'there' : 'gone')) verdict.lost.push(name);
        if (count > 1) verdict.twice.push(name);
        if (count > 0 && parts !== thing.parts) verdict.half.push(`${name}: ${parts} of ${thing.parts}`);
      }
      return verdict;
    },
  };
}
