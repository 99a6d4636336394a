type Control = { control?: { type: string } | false; options?: readonly unknown[] };
type Preview = {
  storyStoreValue: {
    loadStory(of: { storyId: string }): Promise<{ argTypes: Record<string, Control> }>;
    args: { get(storyId: string): Record<string, unknown> };
  };
};
type Channel = {
  emit(event: string, data: unknown): void;
  on(event: string, hear: (data: unknown) => void): void;
  once(event: string, hear: (data: unknown) => void): void;
};

/**
 * Runs in the page of one story: gives each control another value, and the one from before again. Returns how many were
 * pressed, of which nothing was seen, and what was thrown. It is handed over as text: it uses nothing from around it.
 */
export async function pressInPage(
  storyId: string,
): Promise<{ count: number; unseen: string[]; threw: string[] }> {
  const storybook = window as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
  const { storyStoreValue } = storybook.__STORYBOOK_PREVIEW__;
  const { argTypes } = await storyStoreValue.loadStory({ storyId });
  const threw: string[] = [];
  for (const event of ['storyThrewException', 'storyErrored'])
    channel.on(event, (data) => threw.push(String((data as { message?: string }).message ?? data)));

  /** Resolves once the story is drawn again and nothing has changed for a while. */
  const drawn = (send: () => void) =>
    new Promise<void>((done) => {
      const end = () => {
        observer.disconnect();
        clearTimeout(latest);
        done();
      };
      let timer = setTimeout(end, 1_000);
      const latest = setTimeout(end, 3_000);
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(end, 100);
      };
      const observer = new MutationObserver(restart);
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      channel.once('storyRendered', restart);
      send();
    });
  const inShadows = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot.innerHTML, ...inShadows(shadowRoot)] : [],
    );
  const look = () =>
    [
      document.documentElement.outerHTML,
      ...inShadows(document),
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
        ({ value, checked }) => `${value}${checked}`,
      ),
    ].join();
  const othersOf = ({ control, options = [] }: Control, now: unknown): unknown[] => {
    const type = control ? control.type : undefined;
    if (type === 'boolean') return now === undefined ? [true, false] : [!now];
    if (type === 'text') return [`${now ?? ''} other`];
    if (type === 'color') return ['#7a1fa2', '#0a7d5a'].filter((colour) => colour !== now);
    if (type === 'number' || type === 'range') return [Number(now ?? 1) + 1, Number(now ?? 1) * 3 + 2];
    return type === 'radio' || type === 'inline-radio' || type === 'select'
      ? options.filter((option) => option !== now)
      : [];
  };

  const unseen: string[] = [];
  let count = 0;
  for (const [name, argType] of Object.entries(argTypes)) {
    const others = othersOf(argType, storyStoreValue.args.get(storyId)[name]);
    if (others.length === 0) continue;
    count += 1;
    const before = look();
    let isSeen = false;
    for (const value of others) {
      if (isSeen) break;
      await drawn(() => channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } }));
      isSeen = look() !== before;
    }
    if (!isSeen) unseen.push(name);
    await drawn(() => channel.emit('resetStoryArgs', { storyId, argNames: [name] }));
  }
  return { count, unseen, threw };
}
