import { LiveMarkdown, Markdown } from '@portal/ai-assistant/markdown';
import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Streamdown } from 'streamdown';
import { createFloor } from './createFloor.ts';
import { createSource } from './createSource.ts';
import type { Renderer } from './Renderer.ts';
import { renderOnce } from './renderOnce.tsx';
import { Surroundings } from './Surroundings.tsx';

const plugins = [remarkGfm];

/** The renderers by name; each puts its text into the given element. */
export const RENDERERS: Record<string, (host: HTMLElement, answer: string) => Renderer> = {
  floor: (host, answer) => createFloor(host, renderOnce(answer), answer.length),
  portal(host) {
    const source = createSource();
    const root = createRoot(host);
    root.render(
      <Surroundings>
        <LiveMarkdown live={source.live} />
      </Surroundings>,
    );
    return { update: source.update, shown: source.shown, stop: () => root.unmount() };
  },
  'react-markdown': (host) =>
    inReact(host, (text) => <ReactMarkdown remarkPlugins={plugins}>{text}</ReactMarkdown>),
  streamdown: (host) => inReact(host, (text) => <Streamdown>{text}</Streamdown>),
  'marked+dompurify': (host) =>
    plain(host, (text) => {
      host.innerHTML = DOMPurify.sanitize(marked.parse(text, { async: false }));
    }),
  /** Not measured: what the whole text looks like. */
  settled: (host) =>
    inReact(host, (text) => (
      <Surroundings>
        <Markdown source={text} />
      </Surroundings>
    )),
};

function inReact(host: HTMLElement, draw: (text: string) => React.ReactNode): Renderer {
  const root = createRoot(host);
  let length = 0;
  return {
    update(source) {
      length = source.length;
      root.render(draw(source));
    },
    shown: () => length,
    stop: () => root.unmount(),
  };
}

function plain(host: HTMLElement, draw: (text: string) => void): Renderer {
  let length = 0;
  return {
    update(source) {
      length = source.length;
      draw(source);
    },
    shown: () => length,
    stop: () => host.replaceChildren(),
  };
}
