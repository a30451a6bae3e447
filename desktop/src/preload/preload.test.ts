import { beforeEach, expect, test, vi } from 'vitest';
import { CALLS, EVENTS } from '../ipc.ts';

type Hear = (event: unknown, news: unknown) => void;

const exposed: Record<string, Record<string, (...args: unknown[]) => unknown>> = {};
const invoked: unknown[][] = [];
const heard = new Map<string, Set<Hear>>();

vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, bridge: (typeof exposed)[string]) => {
      exposed[name] = bridge;
    },
  },
  ipcRenderer: {
    invoke: async (...call: unknown[]) => invoked.push(call),
    on: (channel: string, hear: Hear) => heard.set(channel, (heard.get(channel) ?? new Set()).add(hear)),
    off: (channel: string, hear: Hear) => heard.get(channel)?.delete(hear),
  },
}));

beforeEach(async () => {
  invoked.length = 0;
  await import('./preload.ts');
});

test('the page gets one named function a row, and nothing else', () => {
  expect(Object.keys(exposed)).toEqual(['approdo']);
  expect(Object.keys(exposed.approdo ?? {}).sort()).toEqual(
    [...Object.keys(CALLS), ...Object.keys(EVENTS).map(hearerOf)].sort(),
  );
});

test('each function calls its own channel with what it is given', async () => {
  for (const name of Object.keys(CALLS)) await exposed.approdo?.[name]?.('x');
  expect(invoked).toEqual(Object.keys(CALLS).map((name) => [`approdo:${name}`, 'x']));
});

test('a listener gets the news without the event, until it ends that', () => {
  const news: unknown[][] = [];
  const end = exposed.approdo?.onSessionChanged?.((...given: unknown[]) => news.push(given));
  const tell = (told: unknown) => {
    for (const hear of heard.get('approdo:sessionChanged') ?? []) hear({ sender: {} }, told);
  };
  tell(null);
  expect(news).toEqual([[null]]);
  if (typeof end === 'function') end();
  tell(null);
  expect(news).toHaveLength(1);
});

function hearerOf(event: string): string {
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
}
