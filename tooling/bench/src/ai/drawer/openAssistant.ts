import type { Page } from 'playwright';

/** The agent whose questions are not counted. */
const FREE_AGENT = '帮助顾问';

/** The assistant of a page, by what a bench does with it. */
export type AssistantPage = {
  open(): Promise<void>;
  /** Opens the conversation with the agent whose questions are not counted. */
  useFreeAgent(): Promise<void>;
  ask(text: string): Promise<void>;
  waitForAnswer(): Promise<void>;
};

/** Wraps a page of the portal. */
export function assistantPage(page: Page): AssistantPage {
  const drawer = page.getByRole('dialog', { name: 'AI 助手' });
  const field = drawer.getByRole('textbox', { name: '输入问题' });
  return {
    async open() {
      await page.getByTestId('assistant-button').click();
      await drawer.getByText('我的智能体').waitFor();
    },
    async useFreeAgent() {
      const agent = drawer.getByRole('navigation').getByRole('button', { name: FREE_AGENT, exact: true });
      await drawer.getByRole('button', { name: '添加智能体' }).click();
      const panel = page.getByRole('dialog', { name: '添加智能体' });
      const add = panel.getByRole('button', { name: `添加 ${FREE_AGENT}` });
      await panel.getByRole('listitem').first().waitFor();
      if (await add.isVisible()) await add.click();
      else await panel.getByRole('button', { name: '关闭' }).click();
      await agent.click();
      await field.waitFor();
    },
    async ask(text) {
      await field.fill(text);
      await field.press('Enter');
    },
    async waitForAnswer() {
      await drawer.getByRole('button', { name: '停止生成' }).waitFor();
      await drawer.getByRole('button', { name: '发送' }).waitFor({ timeout: 60_000 });
    },
  };
}
