import { createMemoryHistory, type ModuleAppContext } from '@portal/embed/guest';
import { showPage } from './showPage.ts';

type Pane = { go(path: string): void; leave(): void };

/** The panes that show this system, each by the element it was given. */
const panes = new Map<Element, Pane>();

/** Shows the system in a pane. Whatever is set up here is taken down by `unmount`. */
export async function mount({ container, path, navigate, portal }: ModuleAppContext): Promise<void> {
  const history = createMemoryHistory(path, navigate);
  let isUnsaved = false;
  const show = () => {
    isUnsaved = false;
    showPage(container, {
      path: history.getPath(),
      navigate: (next) => history.navigate(next),
      onUnsaved(next) {
        isUnsaved = next;
        void portal.setDirty(next);
      },
    });
  };
  const stops = [history.subscribe(show), portal.answer('beforeClose', () => ({ dirty: isUnsaved }))];
  panes.set(container, {
    go: (next) => history.setPath(next),
    leave() {
      for (const stop of stops) stop();
      container.replaceChildren();
    },
  });
  show();
}

/** Takes the system out of a pane. */
export async function unmount({ container }: Pick<ModuleAppContext, 'container'>): Promise<void> {
  panes.get(container)?.leave();
  panes.delete(container);
}

/** Hears that the pane is to show another path. */
export async function update({
  container,
  path,
}: Pick<ModuleAppContext, 'container' | 'path'>): Promise<void> {
  panes.get(container)?.go(path);
}
