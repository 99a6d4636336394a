import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginBrand } from '../../components/LoginPage/LoginBrand.tsx';
import { LoginBanners, type LoginBannersProps } from './LoginBanners.tsx';

const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="640" height="480" fill="url(#g)"/></svg>`,
  )}`;

const NEWS = [
  {
    image: picture('#0b3d91', '#3f8cff'),
    link: 'https://news.test/workspace',
    title: '一个工作台，管好全球店铺',
    titleEn: 'One workspace for every shop',
    titleKr: '모든 매장을 하나의 작업 공간에서',
  },
  {
    image: picture('#0a5c4a', '#2fbf8f'),
    title: '订单、库存、广告一目了然',
    titleEn: 'Orders, stock and ads at a glance',
    titleKr: '주문, 재고, 광고를 한눈에',
  },
];

const NOON = Date.UTC(2026, 0, 15, 13, 20);

const meta = {
  title: 'Account/LoginBanners',
  component: LoginBanners,
  parameters: { layout: 'fullscreen' },
  args: { banners: NEWS, onRetry: fn(), now: 0 },
  render: (args: LoginBannersProps) => <LoginBrand now={NOON} banner={<LoginBanners {...args} />} />,
} satisfies Meta<typeof LoginBanners>;
export default meta;

type Story = StoryObj<typeof meta>;

export const News: Story = {
  name: '[A231] One piece of news at a time, moved by its buttons and by keyboard; none moves by itself',
  play: async ({ canvasElement }) => {
    const news = within(within(canvasElement).getByRole('region', { name: '最新动态' }));
    const first = news.getByRole('link', { name: '一个工作台，管好全球店铺' });
    await expect(first).toHaveAttribute('rel', 'noopener noreferrer');
    news.getByRole('button', { name: '下一条' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(news.getByText('订单、库存、广告一目了然')).toBeVisible());
    await expect(news.queryByRole('link')).toBeNull();
    await userEvent.click(news.getByRole('button', { name: '下一条' }));
    await waitFor(() => expect(news.getByRole('link')).toBeVisible());
    await userEvent.click(news.getByRole('button', { name: '上一条' }));
    await waitFor(() => expect(news.getByText('2/2')).toBeVisible());
  },
};

export const AnotherDay: Story = {
  name: '[A231] Each day begins with another one',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { now: 86_400_000 },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText('Orders, stock and ads at a glance')).toBeVisible(),
    );
  },
};

export const BrokenPicture: Story = {
  name: '[A232] A picture that does not load leaves the words',
  globals: { locale: 'ko-KR' },
  args: { banners: [{ ...NEWS[0], image: 'data:image/png,broken' }] },
  play: async ({ canvasElement }) => {
    const news = within(within(canvasElement).getByRole('region'));
    await waitFor(() => expect(canvasElement.querySelector('aside img')).toBeNull());
    await waitFor(() => expect(news.getByText('모든 매장을 하나의 작업 공간에서')).toBeVisible());
    await expect(news.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  name: '[A232] While news are asked for their place is kept',
  args: { banners: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  name: '[A232] News that could not be had can be asked for again',
  globals: { theme: 'dark' },
  args: { banners: undefined, failed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  name: '[A232] Without news nothing is there',
  args: { banners: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
