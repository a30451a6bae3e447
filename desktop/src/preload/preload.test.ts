import { beforeEach, expect, test, vi } from 'vitest';
import { CALLS, EVENTS } from '../ipc.ts';

type Listener = (event: unknown, news: unknown) => void;

const exposed: Record<string, Record<string, (...args: unknown[]) => unknown>> = {};
const invoked: unknown[][] = [];
const listeners = new Map<string, Set<Listener>>();

vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, bridge: (typeof exposed)[string]) => {
      exposed[name] = bridge;
    },
  },
  ipcRenderer: {
    invoke: async (...call: unknown[]) => invoked.push(call),
    on: (channel: string, listener: Listener) =>
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener)),
    off: (channel: string, listener: Listener) => listeners.get(channel)?.delete(listener),
  },
}));

beforeEach(async () => {
  invoked.length = 0;
  await import('./preload.ts');
});

test('the page gets one named function a row, and nothing else', () => {
  expect(Object.keys(exposed)).toEqual(['approdo']);
  expect(Object.keys(exposed.approdo ?? {}).sort()).toEqual(
    [...Object.keys(CALLS), ...Object.keys(EVENTS).map(subscriberName)].sort(),
  );
});

test('each function calls its own channel with what it is given', async () => {
  for (const name of Object.keys(CALLS)) await exposed.approdo?.[name]?.('x');
  expect(invoked).toEqual(Object.keys(CALLS).map((name) => [`approdo:${name}`, 'x']));
});

test('a listener gets the news without the event, until it ends that', () => {
  const news: unknown[][] = [];
  const end = exposed.approdo?.onSessionChanged?.((...given: unknown[]) => news.push(given));
  const emit = (payload: unknown) => {
    for (const listener of listeners.get('approdo:sessionChanged') ?? []) listener({ sender: {} }, payload);
  };
  emit(null);
  expect(news).toEqual([[null]]);
  if (typeof end === 'function') end();
  emit(null);
  expect(news).toHaveLength(1);
});

function subscriberName(event: string): string {
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
}
