import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { captureScreenshot, editPicture, toScreenshotErrorCode, WHOLE } from '../../screenshot/index.ts';

const captureFrame = fn();

function Page({ rows }: { rows: number }) {
  return (
    <div data-testid="page" style={{ position: 'relative', width: 600, height: 400, background: '#fff' }}>
      <div style={{ width: 600, height: 200, overflow: 'auto' }} data-testid="list">
        <table style={{ width: '100%', color: '#123' }}>
          <thead>
            <tr>
              <th style={{ position: 'sticky', top: 0, background: '#0a7' }}>HEAD</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of an example
              <tr key={row} style={{ height: 40 }}>
                <td>row {row}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <input type="password" defaultValue="secret" aria-label="password" style={{ color: '#123' }} />
      <iframe title="别的系统" src="data:text/html,frame" style={{ width: 200, height: 100, border: 0 }} />
      <aside
        data-screenshot-ignore=""
        style={{ position: 'absolute', inset: '200px 0 0 300px', background: '#f00' }}
      />
    </div>
  );
}

const meta = {
  title: 'Assistant/Capture',
  component: Page,
  subcomponents: {},
  args: { rows: 40 },
  parameters: {
    docs: {
      description: {
        component: '`capturePage` draws the page in front as a picture, as the person sees it.',
      },
    },
    a11y: { test: 'off' },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

function colourAt(canvas: HTMLCanvasElement, x: number, y: number): number[] {
  return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
}

export const Whole: Story = {
  name: '[I203] the page is drawn at one and a half its size, as a JPEG: scrolled as it is, heads that stick, frames in place, without the assistant',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByTestId('page');
    canvas.getByTestId('list').scrollTop = 400;
    const picture = Object.assign(document.createElement('canvas'), { width: 20, height: 10 });
    const context = picture.getContext('2d');
    if (context) context.fillStyle = '#00f';
    context?.fillRect(0, 0, 20, 10);
    captureFrame.mockImplementation(() => new Promise<Blob | null>((resolve) => picture.toBlob(resolve)));
    const shot = await captureScreenshot({ target, captureFrame, frameLabel: (title) => title });
    await expect([shot.canvas.width, shot.canvas.height]).toEqual([900, 600]);
    await expect(shot.missingFrames).toEqual([]);
    const file = await editPicture(shot.canvas, { crop: WHOLE, hidden: [] });
    await expect(file.type).toBe('image/jpeg');
    // The head stands at the top of the scrolled list; the frame shows its own picture; nothing is red.
    const [headRed = 0, headGreen = 0] = colourAt(shot.canvas, 60, 12);
    await expect(headGreen).toBeGreaterThan(headRed + 60);
    const frame = canvasElement.querySelector('iframe')?.getBoundingClientRect();
    const { left, top } = target.getBoundingClientRect();
    const x = ((frame?.left ?? 0) - left + 100) * 1.5;
    const y = ((frame?.top ?? 0) - top + 50) * 1.5;
    await expect(colourAt(shot.canvas, x, y)).toEqual([0, 0, 255]);
    await expect(colourAt(shot.canvas, 800, 500)).toEqual([255, 255, 255]);
  },
};

export const Choices: Story = {
  name: '[I203] what is chosen and ticked is drawn as it is now',
  play: async ({ canvasElement }) => {
    const box = document.createElement('div');
    box.style.cssText = 'width:240px;height:60px;background:#fff';
    box.innerHTML =
      '<select><option>.</option><option value="m">MMMMMMMM</option></select><input type="checkbox">';
    canvasElement.append(box);
    const [select, tick] = [box.querySelector('select'), box.querySelector('input')];
    if (!select || !tick) throw new Error('two fields expected');
    const ink = async () => {
      const { canvas } = await captureScreenshot({ target: box, frameLabel: (title) => title });
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, 360, 90) ?? {};
      return [...data].filter((part, index) => index % 4 === 0 && part < 128).length;
    };
    const first = await ink();
    select.selectedIndex = 1;
    const chosen = await ink();
    await expect(chosen).toBeGreaterThan(first + 50);
    tick.checked = true;
    await expect(await ink()).toBeGreaterThan(chosen + 50);
  },
};

export const Passwords: Story = {
  name: '[I205] a password is drawn as dots, which are the same whatever it is',
  play: async ({ canvasElement }) => {
    const box = document.createElement('div');
    box.style.cssText = 'width:240px;height:40px;background:#fff';
    box.innerHTML = '<input type="password">';
    canvasElement.append(box);
    const field = box.querySelector('input');
    if (!field) throw new Error('a field expected');
    const drawn = async (type: string, value: string) => {
      Object.assign(field, { type, value });
      const { canvas } = await captureScreenshot({ target: box, frameLabel: (title) => title });
      return canvas.toDataURL();
    };
    await expect(await drawn('text', 'wwwwwwww')).not.toBe(await drawn('text', 'iiiiiiii'));
    await expect(await drawn('password', 'wwwwwwww')).toBe(await drawn('password', 'iiiiiiii'));
  },
};

export const Labelled: Story = {
  name: '[I203] a frame that cannot draw itself is labelled and told',
  play: async ({ canvasElement }) => {
    const frameLabel = fn((title: string) => title);
    const shot = await captureScreenshot({
      target: within(canvasElement).getByTestId('page'),
      captureFrame: () => Promise.reject(new Error('no')),
      frameLabel,
    });
    await expect(shot.missingFrames).toEqual(['别的系统']);
    await expect(frameLabel).toHaveBeenCalledWith('别的系统');
  },
};

export const Refusals: Story = {
  name: '[I203] a page that is not there, and a picture that came out blank, are refused',
  play: async ({ canvasElement }) => {
    const frameLabel = (title: string) => title;
    const codeOf = (target: HTMLElement | null) =>
      captureScreenshot({ target, frameLabel }).then(() => 'taken', toScreenshotErrorCode);
    await expect(await codeOf(null)).toBe('target-missing');
    await expect(await codeOf(document.createElement('div'))).toBe('target-missing');
    const blank = document.createElement('div');
    blank.style.cssText = 'width:200px;height:100px;background:#fff';
    canvasElement.append(blank);
    await expect(await codeOf(blank)).toBe('blank');
  },
};
