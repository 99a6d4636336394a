import type { Meta, StoryObj } from '@storybook/react-vite';
import createDOMPurify from 'dompurify';
import { expect, fn, waitFor, within } from 'storybook/test';
import HOSTILE_HTML from './hostileHtml.json';
import { SafeHtml } from './SafeHtml.tsx';
import { sanitise } from './sanitise.ts';

const meta = { title: 'Notify/SafeHtml', component: SafeHtml, args: { html: '' } } satisfies Meta<
  typeof SafeHtml
>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { page: window.location.href, imageHosts: ['cdn.portal.test'] };

function clean(html: string): HTMLDivElement {
  const box = document.createElement('div');
  box.append(sanitise(html, options));
  return box;
}

declare global {
  interface Window {
    fire?: () => void;
    fireRaw?: () => void;
  }
}

/** Those that fire by themselves without the sanitiser, and load nothing from elsewhere. */
const SELF_FIRING = HOSTILE_HTML.filter(
  (html) => !html.includes('evil.example') && /onerror=|ontoggle=/.test(html),
);

export const Article: Story = {
  name: '[N45] words, lists, tables, links to new windows and own pictures are kept',
  args: {
    html: '<h2>本次更新</h2><p style="color:#c00;position:fixed">订单导出<b>更快</b></p><ul><li>一</li></ul><table><tr><td colspan="2">x</td></tr></table><p><a href="https://portal.test/x" target="_self">详情</a></p><img src="/favicon.ico" width="16" alt="图">',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: '详情' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('heading', { name: '本次更新' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    const coloured = canvas.getByText(/订单导出/);
    await expect(getComputedStyle(coloured).color).toBe('rgb(204, 0, 0)');
    await expect(getComputedStyle(coloured).position).toBe('static');
    await expect(canvas.getByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

export const DarkColours: Story = {
  name: '[N107] colours that were chosen on a light page are legible on a dark one',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    html: '<p style="color:#000">Black</p><p style="color:#c00">Red</p><p style="background:#ff0">On yellow</p><p style="color:#fff;background-color:#003366">On navy</p>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The accessibility check of every story measures the contrast.
    await expect(await canvas.findByText('Black')).toBeVisible();
    const red = getComputedStyle(canvas.getByText('Red')).color;
    await expect(red).not.toBe(getComputedStyle(canvas.getByText('Black')).color);
  },
};

export const Hostile: Story = {
  name: '[N46] ANN-01, 04, 05, 07, 10: no payload runs a script, loads from elsewhere, navigates, covers or clobbers',
  play: async ({ canvasElement }) => {
    let fired = 0;
    window.fire = () => {
      fired += 1;
    };
    const requested: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) requested.push(name);
    });
    observer.observe({ type: 'resource' });
    const address = window.location.href;
    const base = document.baseURI;
    for (const html of HOSTILE_HTML) {
      const box = clean(html);
      canvasElement.append(box);
      for (const element of box.querySelectorAll<HTMLElement>('*')) {
        await expect(element.id, html).toBe('');
        await expect(element.getAttribute('name'), html).toBeNull();
        await expect(['static', 'relative'], html).toContain(getComputedStyle(element).position);
        for (const { name } of element.attributes) await expect(name, html).not.toMatch(/^on/);
        if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
          await expect(element.target, html).toBe('_blank');
          await expect(element.protocol, html).toMatch(/^https?:$/);
        } else element.click();
      }
      await expect(
        box.querySelector('script,style,form,input,button,iframe,svg,math,meta,base,link,object'),
        html,
      ).toBeNull();
    }
    // What is put in raw after them fires and loads: what they could do, they would have done by then.
    const fireRaw = fn();
    window.fireRaw = fireRaw;
    const raw = document.createElement('div');
    canvasElement.append(raw);
    for (const html of SELF_FIRING) {
      raw.insertAdjacentHTML('beforeend', html.replaceAll('fire()', 'fireRaw()'));
    }
    raw.insertAdjacentHTML('beforeend', '<img src="https://raw.invalid/t.gif" alt="">');
    await waitFor(() => expect(fireRaw.mock.calls.length).toBeGreaterThan(5));
    await waitFor(() => expect(requested).toContain('https://raw.invalid/t.gif'), { timeout: 5000 });
    observer.disconnect();
    raw.remove();
    await expect(fired).toBe(0);
    await expect(requested.filter((name) => name.includes('evil.example'))).toEqual([]);
    await expect(window.location.href).toBe(address);
    await expect(document.baseURI).toBe(base);
    await expect(document.querySelector('body')).toBe(document.body);
    await expect(document.body.tagName).toBe('BODY');
    await expect(window).not.toHaveProperty('__PORTAL_CONFIG__');
  },
};

export const Alive: Story = {
  name: '[N46] the payloads are alive: without the sanitiser they fire',
  play: async ({ canvasElement }) => {
    let fired = 0;
    window.fire = () => {
      fired += 1;
    };
    const box = document.createElement('div');
    canvasElement.append(box);
    for (const html of SELF_FIRING) box.insertAdjacentHTML('beforeend', html);
    await waitFor(() => expect(fired).toBeGreaterThan(5));
    box.remove();
  },
};

export const ForeignHook: Story = {
  name: '[N47] ANN-16: hooks that other code adds to the library do not weaken it',
  play: async () => {
    const shared = createDOMPurify(window);
    shared.addHook('uponSanitizeAttribute', (_, data) => {
      data.forceKeepAttr = true;
    });
    createDOMPurify.addHook('uponSanitizeAttribute', (_, data) => {
      data.forceKeepAttr = true;
    });
    const box = clean('<b onclick="fire()">x</b>');
    createDOMPurify.removeAllHooks();
    await expect(box.innerHTML).toBe('<b>x</b>');
  },
};

export const Pictures: Story = {
  name: '[N48] ANN-08: pictures of other hosts become their words, listed hosts stay',
  play: async () => {
    const box = clean(
      '<img src="https://evil.example/t.gif" alt="统计"><img src="https://cdn.portal.test/a.png" srcset="https://evil.example/2 2x" width="99999">',
    );
    await expect(box.textContent).toBe('统计');
    const [kept] = box.querySelectorAll('img');
    await expect(kept?.getAttributeNames().sort()).toEqual(['loading', 'referrerpolicy', 'src']);
  },
};

export const Bombs: Story = {
  name: '[N49] ANN-11: the worst that is still shown is ready within a second; more has a placeholder',
  args: { html: '<div>'.repeat(50_000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('这条公告暂时无法显示')).toBeVisible();
    const bombs = [
      '<div>'.repeat(8000),
      '<table><td>'.repeat(4000),
      `<p ${Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join(' ')}>x</p>`,
      '字'.repeat(262_144),
    ];
    for (const bomb of bombs) {
      const began = performance.now();
      clean(bomb);
      // More than the second that is wanted: the machine that runs the tests is shared.
      await expect(performance.now() - began).toBeLessThan(3000);
    }
  },
};
