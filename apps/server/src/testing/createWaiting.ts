import { createEmitter } from '@portal/machine';

/** Lets a test wait for what a socket brings. */
export type Waiting = {
  /** Resolves with what `read` finds, as soon as it finds something; rejects when it throws. */
  until<Value>(read: () => Value | undefined): Promise<Value>;
  /** Has everybody who waits read again. */
  look(): void;
};

/** Makes what waits for one socket. */
export function createWaiting(): Waiting {
  const looks = createEmitter();
  return {
    look: looks.emit,
    until: (read) =>
      new Promise((resolve, reject) => {
        const check = () => {
          try {
            const value = read();
            if (value === undefined) return;
            resolve(value);
          } catch (error) {
            reject(error);
          }
          stop();
        };
        const stop = looks.subscribe(check);
        check();
      }),
  };
}
