import type { Page } from '@playwright/test';

type Call = (channel: string, args: readonly unknown[]) => Promise<unknown>;

type PagePreload = {
  readonly send: (channel: string, news: unknown) => void;
  readonly answerWith: (call: Call) => void;
};

/** Runs the built preload before each page's scripts, with the two parts of Electron that a sandboxed one has. */
export async function installPreload(page: Page, source: string): Promise<PagePreload> {
  let answer: Call = () => Promise.reject(new Error('Main has not started'));
  await page.exposeFunction('callMain', (channel: string, args: unknown[]) => answer(channel, args));
  await page.addInitScript({ content: `${ELECTRON_IN_PAGE}\n(() => {\n${source}\n})();` });
  return {
    send: (channel, news) => {
      const payload = JSON.stringify([channel, news]);
      // A closed page cannot receive events.
      page.evaluate(`hearMain(...${payload})`).catch(() => undefined);
    },
    answerWith: (call) => {
      answer = call;
    },
  };
}

/** `callMain` and `hearMain` connect the page and main; the app itself knows neither. */
const ELECTRON_IN_PAGE = `
const require = (() => {
  const heard = new Map();
  window.hearMain = (channel, news) => {
    for (const hear of heard.get(channel) ?? []) hear({}, news);
  };
  const ipcRenderer = {
    invoke: (channel, ...args) => window.callMain(channel, args),
    on: (channel, hear) => heard.set(channel, [...(heard.get(channel) ?? []), hear]),
    off: (channel, hear) => heard.set(channel, (heard.get(channel) ?? []).filter((other) => other !== hear)),
  };
  const contextBridge = {
    exposeInMainWorld: (name, bridge) => {
      window[name] = bridge;
    },
  };
  return (name) => {
    if (name !== 'electron') throw new Error('A sandboxed preload has no ' + name);
    return { contextBridge, ipcRenderer };
  };
})();
`;
