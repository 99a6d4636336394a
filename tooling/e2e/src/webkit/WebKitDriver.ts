import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { forPage, SEEK, type Sought } from './seek.ts';

const WAIT_MS = 15_000;
/** What stands where it stood so long ago rests. */
const REST_MS = 50;
const PRESSED =
  'a[href], button, [role=button], [role=menuitem], [role=menuitemradio], [role=tab], [role=option]';

/** The portal in WebKit as a seller uses it: verbs, by the names that are seen. */
export class WebKitDriver {
  readonly #window: WebDriver;
  readonly #url: string;

  constructor(window: WebDriver, url: string) {
    this.#window = window;
    this.#url = url;
  }

  async open(address = '/login'): Promise<void> {
    await this.#window.get(new URL(address, this.#url).href);
  }

  async signIn(account = 'owner', password = 'Portal2026'): Promise<void> {
    await this.fill({ selector: 'input[autocomplete="username"]' }, account);
    await this.fill({ selector: 'input[autocomplete="current-password"]' }, password + Key.ENTER);
  }

  /** Signs in, and waits for the workspace with the tools that come late. */
  async enter(account = 'owner'): Promise<void> {
    await this.open();
    await this.signIn(account);
    await this.find({ selector: '[role=tab]' });
    await this.find({ selector: '[data-testid=notification-bell][aria-busy=false]' });
    // A tool that comes late takes the place that a press was meant for.
    let before = '';
    const rests = async () => {
      const now = await this.run<string>(
        `return [...document.querySelectorAll('header button')].map((tool) => tool.getBoundingClientRect().x).join()`,
      );
      const isSame = now === before;
      before = now;
      return isSame;
    };
    await this.until(rests, 'the tools of the header do not come to rest');
  }

  /** Waits for an element. */
  async find(sought: Sought): Promise<WebElement> {
    let found: WebElement[] = [];
    const hasCome = async () => {
      found = await this.all(sought);
      return found.length > 0;
    };
    await this.#window.wait(hasCome, WAIT_MS, `nothing was seen of ${told(sought)}`);
    return found[0] as WebElement;
  }

  /** Waits until an element is gone. */
  async gone(sought: Sought): Promise<void> {
    await this.#window.wait(
      async () => (await this.all(sought)).length === 0,
      WAIT_MS,
      `there still is ${told(sought)}`,
    );
  }

  /** What there is of it now. */
  all(sought: Sought): Promise<WebElement[]> {
    return this.#window.executeScript<WebElement[]>(SEEK, forPage(sought));
  }

  /** Presses a link, button, tab or entry by its name once it rests; what moves or is replaced meanwhile is looked for anew. */
  async press(name: string | RegExp, within?: Sought, selector = PRESSED): Promise<void> {
    const sought = { selector, name, ...(within && { within }) };
    let before = '';
    const isPressed = async () => {
      try {
        const element = await this.find(sought);
        const now = JSON.stringify(await element.getRect());
        const rests = now === before;
        before = now;
        if (rests) await element.click();
        return rests;
      } catch (error) {
        if (/^(StaleElement|ElementClickIntercepted|ElementNotInteractable)/.test((error as Error).name))
          return false;
        throw error;
      }
    };
    await this.#window.wait(isPressed, WAIT_MS, `nothing took the press of ${told(sought)}`, REST_MS);
  }

  /** Moves the pointer over it. */
  async hover(sought: Sought): Promise<void> {
    await this.#window
      .actions()
      .move({ origin: await this.find(sought) })
      .perform();
  }

  async fill(sought: Sought, text: string): Promise<void> {
    await (await this.find(sought)).sendKeys(text);
  }

  /** Presses a key, with Control held if asked. */
  async key(key: string, { control = false } = {}): Promise<void> {
    const actions = this.#window.actions();
    if (control) actions.keyDown(Key.CONTROL);
    actions.sendKeys(key);
    if (control) actions.keyUp(Key.CONTROL);
    await actions.perform();
  }

  /** Does something in the page of the frame that stands in a place. */
  async inFrame(within: Sought, act: () => Promise<void>): Promise<void> {
    await this.#window.switchTo().frame(await this.find({ selector: 'iframe', within }));
    await act();
    await this.#window.switchTo().defaultContent();
  }

  /** The titles of the open pages, in their order. */
  tabs(): Promise<string[]> {
    return this.run(
      `return [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent.trim())`,
    );
  }

  /** Waits for an answer of the page that is as asked. */
  async until(what: () => Promise<boolean>, words: string): Promise<void> {
    await this.#window.wait(what, WAIT_MS, words);
  }

  /** The address of the window, without its origin. */
  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.#window.getCurrentUrl());
    return pathname + search + hash;
  }

  run<T>(script: string): Promise<T> {
    return this.#window.executeScript<T>(script);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#window.takeScreenshot(), 'base64');
  }
}

function told({ selector, name, within }: Sought): string {
  return `${selector}${name === undefined ? '' : ` named ${name}`}${within ? ` in ${told(within)}` : ''}`;
}
