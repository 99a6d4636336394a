import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** The assistant of one page, as a seller uses it. */
export class AssistantDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: 'AI 助手' });
  }

  get field(): Locator {
    return this.drawer.getByRole('textbox', { name: '输入问题' });
  }

  get list(): Locator {
    return this.drawer.getByRole('log');
  }

  get answers(): Locator {
    return this.list.getByRole('article', { name: '助手的回答' });
  }

  get lastAnswer(): Locator {
    return this.answers.last();
  }

  get thumbDown(): Locator {
    return this.lastAnswer.getByRole('button', { name: '没有帮助' });
  }

  get send(): Locator {
    return this.drawer.getByRole('button', { name: '发送' });
  }

  get sessions(): Locator {
    return this.drawer.getByRole('region', { name: '会话' });
  }

  /** The session that is shown, in the list. */
  get shownSession(): Locator {
    return this.sessions.getByRole('listitem').filter({ has: this.page.locator('[aria-current=true]') });
  }

  get stop(): Locator {
    return this.drawer.getByRole('button', { name: '停止生成' });
  }

  get agents(): Locator {
    return this.drawer.getByRole('navigation', { name: '智能体和团队话题' });
  }

  /** A form or a question over the drawer. */
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** What was just said to the person. */
  notice(text: string): Locator {
    return this.page.getByText(text, { exact: true }).last();
  }

  async open(): Promise<void> {
    await this.page.getByTestId('assistant-button').click();
    await expect(this.drawer).toBeVisible();
    await expect(this.drawer.getByRole('region', { name: '会话' })).toBeVisible();
  }

  /** Chooses from the menu of the session that is shown. */
  async chooseOfSession(action: string): Promise<void> {
    await this.shownSession.getByRole('button', { name: '的操作' }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Chooses from the settings of the conversation. */
  async chooseSetting(action: string): Promise<void> {
    await this.drawer.getByRole('button', { name: '设置', exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  async renameSession(title: string): Promise<void> {
    await this.chooseOfSession('重命名');
    const field = this.sessions.getByRole('textbox', { name: '会话名称' });
    await field.fill(title);
    await field.press('Enter');
    await expect(this.drawer.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Answers the question that stands over the drawer. */
  async confirm(question: string, action: string): Promise<void> {
    const asked = this.page.getByRole('dialog').filter({ hasText: question }).last();
    await asked.getByRole('button', { name: action, exact: true }).click();
    await expect(this.page.getByText(question)).toHaveCount(0);
  }

  /** Begins a session of its own. */
  async begin(): Promise<void> {
    const added = this.drawer.getByRole('heading', { name: '新会话' });
    await this.drawer.getByRole('button', { name: '新建会话' }).first().click();
    await expect(added).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  /** Opens a session, or a team topic, by its name. */
  async show(title: string): Promise<void> {
    await this.drawer.getByRole('button', { name: title }).first().click();
    await expect(this.drawer.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Adds an agent unless it is there, and opens its conversation. */
  async useAgent(name: string): Promise<void> {
    const agent = this.drawer.getByRole('navigation').getByRole('button', { name, exact: true });
    await expect(this.drawer.getByText('我的智能体')).toBeVisible();
    await this.drawer.getByRole('button', { name: '添加智能体' }).click();
    const panel = this.page.getByRole('dialog', { name: '添加智能体' });
    const row = panel.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    const add = row.getByRole('button', { name: `添加 ${name}` });
    if (await add.isVisible()) await add.click();
    else await panel.getByRole('button', { name: '关闭' }).click();
    await agent.click();
    await expect(this.drawer.getByRole('heading', { name, level: 2 })).toBeVisible();
    // What was said with it before comes a moment later.
    await expect(this.drawer.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async ask(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** The answer is whole: another question can be asked. */
  async expectAnswered(): Promise<void> {
    await expect(this.send).toBeVisible({ timeout: 30_000 });
    await expect(this.lastAnswer.getByRole('button', { name: '重新生成' })).toBeAttached();
  }

  /** Says that the last answer did not help, and why. */
  async rateBad(reason: string): Promise<void> {
    await this.thumbDown.click();
    await this.lastAnswer.getByRole('textbox', { name: '哪里没有帮助' }).fill(reason);
    await this.lastAnswer.getByRole('button', { name: '提交' }).click();
    await expect(this.page.getByText('感谢您的反馈')).toBeVisible();
  }

  /** How many of today's free questions are used. */
  async used(): Promise<number> {
    const text = (await this.drawer.getByText(/^今日已用/).textContent()) ?? '';
    return Number(/(\d+)\//.exec(text)?.[1]);
  }

  /** Types through the browser's own input method, syllable by syllable; it stays open until `commit`. */
  async composer(): Promise<{
    type: (text: string) => Promise<void>;
    enter: () => Promise<void>;
    commit: (text: string) => Promise<void>;
  }> {
    const cdp: CDPSession = await this.page.context().newCDPSession(this.page);
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, nativeVirtualKeyCode: 13 };
    return {
      type: async (text) => {
        await cdp.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      },
      enter: async () => {
        await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
        await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
      },
      commit: async (text) => {
        await cdp.send('Input.insertText', { text });
      },
    };
  }
}
