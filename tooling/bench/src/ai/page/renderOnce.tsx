import { Markdown } from '@portal/ai-assistant/markdown';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Surroundings } from './Surroundings.tsx';

/** The elements of a whole text, drawn at once. */
export function renderOnce(source: string): HTMLElement {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <Surroundings>
        <Markdown source={source} />
      </Surroundings>,
    ),
  );
  const copy = host.cloneNode(true) as HTMLElement;
  root.unmount();
  return copy;
}
