/** What a person does on the login page, in any language. */
export type LoginDriver = ReturnType<typeof createLoginDriver>;

/** Drives the login page inside an element. */
export function createLoginDriver(root: HTMLElement) {
  function find<Found extends HTMLElement>(selector: string): Found {
    const found = root.querySelector<Found>(selector);
    if (!found) throw new Error(`Login page: nothing matches ${selector}`);
    return found;
  }

  return {
    account: () => find<HTMLInputElement>('input[name="account"]'),
    password: () => find<HTMLInputElement>('input[name="password"]'),
    button: () => find<HTMLButtonElement>('button[type="submit"]'),
    alert: () => find('[role="alert"]'),
    submit: async () => find<HTMLFormElement>('form').requestSubmit(),
  };
}
