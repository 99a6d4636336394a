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
  args: { rows: 40 },
  parameters: { a11y: { test: 'off' } },
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
