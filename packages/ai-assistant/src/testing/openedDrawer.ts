import { userEvent, within } from 'storybook/test';

/** What is inside an element, by the queries of the tests. */
type Inside = ReturnType<typeof within>;

/** Resolves with what is in the drawer of a story once one can write in it; shows the named session first. */
export async function openedDrawer(canvasElement: HTMLElement, session?: string): Promise<Inside> {
  const drawer = within(await within(canvasElement).findByRole('dialog'));
  await drawer.findByRole('textbox', { name: /输入问题|Your question|질문 입력/ });
  if (session !== undefined) {
    // The first of that name opens it, the other is its menu.
    const [button] = await drawer.findAllByRole('button', { name: new RegExp(session) });
    if (!button) throw new Error(`${session} expected`);
    await userEvent.click(button);
    await drawer.findByRole('heading', { name: session });
    await drawer.findByRole('log');
  }
  return drawer;
}
