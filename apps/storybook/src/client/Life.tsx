import { ActionButton } from '@portal/ui';
import { useState } from 'react';
import { userEvent, waitFor, within } from 'storybook/test';
import classes from './Life.module.css';

/** Lines of what happened, oldest first, and a function that adds one. */
export function useLog(): [lines: readonly string[], add: (line: string) => void] {
  const [lines, setLines] = useState<readonly string[]>([]);
  return [lines, (line) => setLines((before) => [...before, line])];
}

type LifeProps = {
  /** What can be pressed: the name of each button, and what it does. */
  presses: Readonly<Record<string, () => void>>;
  /** How things are at present, by name. */
  facts: Readonly<Record<string, string>>;
  lines: readonly string[];
};

/** Something of the client over a server that one can press: how things are, and what happened so far. */
export function Life({ presses, facts, lines }: LifeProps) {
  return (
    <div className={classes.life}>
      <div className={classes.presses}>
        {Object.entries(presses).map(([name, press]) => (
          <ActionButton key={name} onClick={press}>
            {name}
          </ActionButton>
        ))}
      </div>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div role="log" aria-label="What happened" className={classes.log}>
        {lines.length === 0 ? (
          <p>Nothing happened yet.</p>
        ) : (
          <ol>
            {lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

/** Presses and reads what `Life` shows, for the tests of its stories. */
export function drive(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    press: async (name: string) => userEvent.click(await canvas.findByRole('button', { name })),
    fact: (name: string) =>
      canvas.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent,
    happened: () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent),
    /** A call may be tried again after pauses of seconds. */
    soon: (check: () => Promise<void> | void) => waitFor(check, { timeout: 15_000 }),
  };
}
