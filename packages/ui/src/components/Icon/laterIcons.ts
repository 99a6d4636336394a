type Icons = Readonly<Record<string, string>>;

let icons: Icons | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/** Subscribes to the icons beyond the first screen's; the first subscriber makes them load. */
export function subscribeLaterIcons(listener: () => void): () => void {
  listeners.add(listener);
  if (!icons && !isLoading) {
    isLoading = true;
    import('../../core/icons/laterIcons.gen.ts').then(
      ({ LATER_ICONS }) => announce(LATER_ICONS),
      () => announce({}),
    );
  }
  return () => listeners.delete(listener);
}

/** The icons once they are there; empty when they could not be loaded. */
export function getLaterIcons(): Icons | undefined {
  return icons;
}

function announce(loaded: Icons) {
  icons = loaded;
  for (const listener of listeners) listener();
}
