import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import classes from '../stories/sheets.module.css';
import { PageMessage } from './PageMessage.tsx';

const meta = {
  title: 'UI/PageMessage',
  component: PageMessage,
  args: { status: 404 },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={classes.screen}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAccess: Story = {
  args: { status: 401, actions: <Button>返回首页</Button> },
};

export const Renew: Story = {
  name: '[U16] a page message has one heading, says what to do and leads onward',
  args: {
    status: 402,
    actions: (
      <>
        <Button>Renew</Button>
        <Button variant="default">Back to home</Button>
      </>
    ),
  },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This system needs to be renewed' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Renew' })).toBeVisible();
  },
};

/** A page of its own, in no pane. */
export const Alone: Story = {
  name: '[U16] alone on the page it stands in the middle of the window',
  args: { status: 401, actions: <Button>返回首页</Button> },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { top, height } = within(canvasElement).getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(top + height / 2).toBeGreaterThan(window.innerHeight / 4);
  },
};

export const NotFound: Story = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { actions: <Button>홈으로 돌아가기</Button> },
};

export const Failure: Story = { args: { status: 500 } };

export const LongText: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    status: 401,
    title: 'The current system has been disabled and cannot be viewed by anyone in your company',
    text: 'Please contact your account manager, who will tell you why and how long it takes until your colleagues in every warehouse can work with it again.',
  },
};
