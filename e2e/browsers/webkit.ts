import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { endProcess, openDisplaySession } from './display-session.ts';
import { ensureWebKit } from './ensure-browsers.ts';
import { readFaults } from './read-faults.ts';
import type { NamedKey, Plain, StartedBrowser, Tab } from './tab.ts';

/** The height of the MiniBrowser's bar in CSS pixels, at its lowest. */
const BAR = 20;

const KEYS = {
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
} as const satisfies Record<NamedKey, string>;

/** WebKitGTK's MiniBrowser on an in-memory display, driven over W3C WebDriver. */
export async function startWebKit(): Promise<StartedBrowser> {
  const programs = ensureWebKit();
  const displaySession = await openDisplaySession(programs.display);
  return {
    downloads: displaySession.downloads,
    // A driver that has ended a session may fail to start another: each tab has its own.
    openTab: async ({ width, height }) => {
      const port = await findFreePort();
      const driver = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env: displaySession.environment });
      await waitForDriver(port);
      const webkit = await openSession(`http://127.0.0.1:${port}`, programs.browser);
      await webkit
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + BAR });
      const tab = driveWebKit(webkit);
      return {
        ...tab,
        close: async () => {
          await tab.close();
          await endProcess(driver);
        },
      };
    },
    close: displaySession.close,
  };
}

function openSession(driver: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  return new Builder().usingServer(driver).withCapabilities(capabilities).build();
}

function driveWebKit(webkit: WebDriver): Tab {
  const faults: string[] = [];

  /** The driver does not report the console: each evaluation also collects the faults. */
  async function run<Answer>(call: (input: never) => unknown, input: Plain): Promise<Answer> {
    const script = `return [(${readFaults})(), (${call})(...arguments)]`;
    const [seen, answer] = await webkit.executeScript<[string[], Answer]>(script, input);
    faults.push(...seen);
    return answer;
  }

  return {
    open: (address) => webkit.get(address),
    evaluate: (call, input) => run(call, input),
    find: async (locate, input) => {
      const element = await run<unknown>(locate, input);
      if (!(element instanceof WebElement)) return undefined;
      return {
        click: () => element.click(),
        evaluate: (call) => webkit.executeScript(`return (${call})(...arguments)`, element),
        choose: (files) => element.sendKeys(files.join('\n')),
      };
    },
    type: (text) => webkit.actions().sendKeys(text).perform(),
    press: (key) => webkit.actions().sendKeys(KEYS[key]).perform(),
    selectAll: () => webkit.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    // A click in the middle may hit any part of the field, and none moves on to the next by itself.
    typeDate: ({ year, month, day }) =>
      webkit
        .actions()
        .sendKeys(Key.ARROW_LEFT, Key.ARROW_LEFT, month, Key.ARROW_RIGHT, day, Key.ARROW_RIGHT, year)
        .perform(),
    picture: async () => Buffer.from(await webkit.takeScreenshot(), 'base64'),
    listFaults: async () => {
      await run(() => null, null);
      return faults;
    },
    close: () => webkit.quit(),
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function waitForDriver(port: number): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
