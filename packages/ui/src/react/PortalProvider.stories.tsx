import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Locale } from '../core/locales.ts';
import { catalogs } from '../i18n.ts';
import { createI18n } from '../runtime/createI18n.ts';
import { loadLocale } from '../runtime/loadLocale.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { useColorScheme } from './useColorScheme.ts';
import { useFormatters } from './useFormatters.ts';
import { useLocale } from './useLocale.ts';

const meta = { title: 'Foundations/Provider', subcomponents: { PortalProvider } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Facts() {
  const { choice, shown, choose } = useColorScheme();
  const format = useFormatters('Asia/Shanghai');
  return (
    <>
      <p>
        <output aria-label="choice">{choice}</output> <output aria-label="shown">{shown}</output>
      </p>
      <p>
        <output aria-label="language">{useLocale()}</output> <Trans id="ui.retry" message="重试" />{' '}
        <output aria-label="date">{format.date('2026-11-21T00:00:00Z')}</output>
      </p>
      <Button variant="default" onClick={() => choose(shown === 'dark' ? 'light' : 'dark')}>
        Other scheme
      </Button>
    </>
  );
}

/** A portal of its own inside one element, as in a micro-app's shadow root. */
function Inner({ locale }: { locale: Locale }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [i18n] = useState(() => {
    const instance = createI18n();
    void loadLocale(instance, locale, [catalogs]);
    return instance;
  });
  return (
    <div ref={setRoot} data-testid="root">
      {root && (
        <PortalProvider i18n={i18n} root={root}>
          <Facts />
        </PortalProvider>
      )}
    </div>
  );
}

const KEY = 'portal:color-scheme';

export const FollowsTheSystem: Story = {
  name: '[U6] follows the system until a person chooses, and keeps the choice',
  globals: { locale: 'en-US' },
  beforeEach: () => {
    localStorage.removeItem(KEY);
    return () => localStorage.removeItem(KEY);
  },
  render: () => <Inner locale="en-US" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('choice')).toHaveTextContent('auto');
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    await expect(canvas.getByLabelText('shown')).toHaveTextContent(system);
    await userEvent.click(canvas.getByRole('button', { name: 'Other scheme' }));
    const chosen = system === 'dark' ? 'light' : 'dark';
    await expect(canvas.getByLabelText('choice')).toHaveTextContent(chosen);
    await expect(canvas.getByTestId('root')).toHaveAttribute('data-mantine-color-scheme', chosen);
    await expect(localStorage.getItem(KEY)).toBe(chosen);
  },
};

export const ChangesLanguage: Story = {
  name: '[U5] the last language chosen wins over one that is still loading',
  globals: { locale: 'ko-KR' },
  render: () => <Inner locale="ko-KR" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('language')).toHaveTextContent('ko-KR'));
    await expect(canvas.getByText(/다시 시도/)).toBeVisible();
    await expect(canvas.getByLabelText('date')).toHaveTextContent('2026. 11. 21.');
    await expect(document.documentElement.lang).toBe('ko-KR');

    const loaded: Locale[] = [];
    let finishSlow = () => {};
    const source = (locale: Locale, wait: Promise<void>) => async () => {
      await wait;
      loaded.push(locale);
      return { messages: { 'ui.retry': locale } };
    };
    const slow = new Promise<void>((resolve) => {
      finishSlow = resolve;
    });
    const sources = [
      {
        'zh-CN': source('zh-CN', slow),
        'en-US': source('en-US', Promise.resolve()),
        'ko-KR': source('ko-KR', Promise.resolve()),
      },
    ];
    const i18n = createI18n();
    const first = loadLocale(i18n, 'zh-CN', sources);
    await loadLocale(i18n, 'en-US', sources);
    finishSlow();
    await first;
    await expect(loaded).toEqual(['en-US', 'zh-CN']);
    await expect(i18n.locale).toBe('en-US');
    await expect(document.documentElement.lang).toBe('en-US');
  },
};
