// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Leave, useLeaving } from './use-leaving.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let page: HTMLElement;
let root: ReturnType<typeof createRoot>;
let events: string[];
let leave: Leave;
beforeEach(async () => {
  events = [];
  page = document.createElement('main');
  root = createRoot(page);
  await act(() => root.render(<App />));
});
afterEach(() => act(() => root.unmount()));

const follow = async () => void events.push('follow');

function App() {
  const leaving = useLeaving(follow);
  useEffect(() => {
    leave = leaving.leave;
  }, [leaving.leave]);
  return leaving.isLeaving ? null : <BackOffice />;
}

function BackOffice() {
  useEffect(() => () => void events.push('ended'), []);
  return <p>here</p>;
}

test('what the page has begun is ended before main goes to another site', async () => {
  await act(() => leave(async () => void events.push('switched')));
  expect(events).toEqual(['ended', 'switched', 'follow']);
});

test('the back office is back where main could not go there, and whoever asked is told', async () => {
  await act(async () => {
    const refused = leave(async () => {
      expect(page.textContent).toBe('');
      throw new Error('unknown');
    });
    await expect(refused).rejects.toThrow('unknown');
  });
  expect(page.textContent).toBe('here');
  expect(events).toEqual(['ended']);
});
