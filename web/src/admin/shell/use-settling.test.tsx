// @vitest-environment jsdom
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Coming } from '../kit/feedback/query-faces.tsx';
import { useSettling } from './use-settling.ts';

let root: Root;

beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(() => {
  vi.useRealTimers();
  root.unmount();
});

type Props = { readonly screen: string; readonly isComing: boolean };

function Content({ screen, isComing }: Props) {
  const content = useRef<HTMLElement>(null);
  useSettling(content, screen);
  return <main ref={content}>{isComing && <Coming />}</main>;
}

const show = (props: Props) => flushSync(() => root.render(<Content {...props} />));
const isSettling = () => document.querySelector('main')?.hasAttribute('data-settling');

test('a screen settles once nothing of it is coming any more, and what comes later hides nothing', async () => {
  show({ screen: '/mail', isComing: true });
  expect(isSettling()).toBe(true);
  show({ screen: '/mail', isComing: false });
  await vi.waitFor(() => expect(isSettling()).toBe(false));
  show({ screen: '/mail', isComing: true });
  expect(isSettling()).toBe(false);
});

test('the next screen settles anew, and one that has all of it is settled at once', () => {
  show({ screen: '/mail', isComing: false });
  expect(isSettling()).toBe(false);
  show({ screen: '/visits', isComing: true });
  expect(isSettling()).toBe(true);
});

test('whoever has waited for fifteen seconds sees what there is', () => {
  vi.useFakeTimers();
  show({ screen: '/mail', isComing: true });
  vi.advanceTimersByTime(14_900);
  expect(isSettling()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isSettling()).toBe(false);
});
