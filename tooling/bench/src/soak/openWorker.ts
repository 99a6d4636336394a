import type { Person } from '../ai/signInPerson.ts';

/** Somebody who works: their calls, with the token that stands. */
export type Worker = {
  readonly person: Person;
  readonly url: string;
  /** Makes a call and returns its data; a refusal throws. */
  ask<Data = unknown>(path: string, body?: object): Promise<Data>;
  /** Reads a stream to its end. */
  read(path: string, body: object): Promise<void>;
  /** Does what this person does one after the other, such as asking: the next begins when the one before has ended. */
  inTurn(work: () => Promise<void>): Promise<void>;
};

/** Opens one for a person who is signed in. */
export function openWorker(url: string, person: Person): Worker {
  const post = async (path: string, body: object) => {
    const headers = {
      'content-type': 'application/json',
      authorization: person.token,
      company: person.company,
      // A connection that this process keeps for later would count as one that the server holds.
      connection: 'close',
    };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const next = answer.headers.get('authorization');
    if (next) person.token = next;
    return answer;
  };
  let before = Promise.resolve();
  return {
    person,
    url,
    async ask<Data>(path: string, body: object = {}) {
      const answer = await post(path, body);
      const { code, message, data } = (await answer.json()) as { code: string; message: string; data: Data };
      if (code !== '200') throw new Error(`${path}: ${code} ${message}`);
      return data;
    },
    async read(path, body) {
      const answer = await post(path, body);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    },
    inTurn(work) {
      const done = before.then(work);
      before = done.catch(() => {});
      return done;
    },
  };
}
