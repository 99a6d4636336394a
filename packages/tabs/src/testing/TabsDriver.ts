/** What a person does with tabs, by the names on them; the same verbs drive the machine and a page. */
export type TabsDriver = {
  open(name: string): Promise<void>;
  activate(name: string): Promise<void>;
  close(name: string): Promise<void>;
  /** Drags a tab to the place of another. */
  drag(name: string, onto: string): Promise<void>;
  /** Fails unless the strip shows these names in this order. */
  expectOrder(...names: string[]): Promise<void>;
  /** Fails unless this tab is in front. */
  expectActive(name: string): Promise<void>;
};

/** Throws when two lists differ, with both in the message. */
export function assertSame(what: string, seen: readonly string[], wanted: readonly string[]): void {
  if (seen.join('\n') === wanted.join('\n')) return;
  throw new Error(`${what}: expected [${wanted.join(', ')}], saw [${seen.join(', ')}]`);
}
