import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { editPicture } from '../../screenshot/editPicture.ts';
import { ScreenshotEditor } from './ScreenshotEditor.tsx';

const onSend = fn();

function paint(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 900, 600);
  context.fillStyle = '#334';
  context.font = '28px sans-serif';
  for (let line = 0; line < 14; line += 1)
    context.fillText(`ORDER-${line * 37}  $ ${line * 91}`, 24, 40 + line * 40);
  return canvas;
}

const meta = {
  title: 'Assistant/ScreenshotEditor',
  component: ScreenshotEditor,
  args: {
    picture: paint(),
    missingFrames: [],
    question: '请根据截图逐步分析该卖家的经营数据，指出异常、原因与改进建议',
    onSend,
    onCancel: fn(),
  },
  beforeEach: () => void onSend.mockClear(),
} satisfies Meta<typeof ScreenshotEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

async function drag(element: Element, from: [number, number], to: [number, number]) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = ([x, y]: [number, number]) => ({ clientX: left + x * width, clientY: top + y * height });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: element, coords: at(from) },
    { target: element, coords: at(to) },
    { keys: '[/MouseLeft]', target: element, coords: at(to) },
  ]);
}

export const Edit: Story = {
  name: '[I205] what is covered is unreadable in the file, what is cut away is not in it; both by pointer or keys',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('img', { name: '当前页面的截图' });
    await drag(picture, [0, 0], [0.5, 0.5]);
    const region = await canvas.findByRole('button', { name: /^遮盖 1/ });
    region.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: '裁剪' }));
    await userEvent.click(canvas.getByRole('button', { name: '裁剪' }));
    await canvas.findByRole('button', { name: /^裁剪范围/ });
    await userEvent.click(canvas.getByRole('button', { name: '发送分析' }));
    const [edits, question] = onSend.mock.calls[0] ?? [];
    await expect(question).toBe(args.question);
    await expect(edits.hidden[0].left).toBeCloseTo(0.02);
    const file = await editPicture(args.picture, edits);
    await expect(file.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(file);
    await expect([width, height]).toEqual([270, 120]);
    await userEvent.click(canvas.getByRole('button', { name: '还原' }));
    await expect(canvas.queryByRole('button', { name: /^遮盖 1/ })).toBeNull();
  },
};

export const Unreadable: Story = {
  name: '[I205] nothing of the covered words is left in the picture',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ args }) => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    const coloursOf = async (hidden: (typeof whole)[]) => {
      const bitmap = await createImageBitmap(await editPicture(args.picture, { crop: whole, hidden }));
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, 900, 600) ?? { data: new Uint8ClampedArray() };
      return data.reduce((least, value, at) => (at % 4 === 0 ? Math.min(least, value) : least), 255);
    };
    await expect(await coloursOf([])).toBeLessThan(90);
    // The darkest of a few averaged blocks is far from the colour of any letter.
    await expect(await coloursOf([whole])).toBeGreaterThan(120);
  },
};

export const MissingFrames: Story = {
  name: '[I203] pages that cannot be captured are told, and the browser’s own capture is offered',
  args: { missingFrames: ['广告管理'], onCaptureTab: fn() },
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('1개');
    await userEvent.click(canvas.getByRole('button', { name: '브라우저로 탭 캡처' }));
    await waitFor(() => expect(args.onCaptureTab).toHaveBeenCalledOnce());
  },
};
