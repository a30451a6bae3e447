// @vitest-environment jsdom
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PendingContent } from '../kit/feedback/query-states.tsx';
import { useHideWhileLoading } from './use-hide-while-loading.ts';

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
  useHideWhileLoading(content, screen);
  return <main ref={content}>{isComing && <PendingContent />}</main>;
}

const show = (props: Props) => flushSync(() => root.render(<Content {...props} />));
const isHiding = () => document.querySelector('main')?.hasAttribute('data-settling');

test('a screen settles once nothing of it is coming any more, and what comes later hides nothing', async () => {
  show({ screen: '/mail', isComing: true });
  expect(isHiding()).toBe(true);
  show({ screen: '/mail', isComing: false });
  await vi.waitFor(() => expect(isHiding()).toBe(false));
  show({ screen: '/mail', isComing: true });
  expect(isHiding()).toBe(false);
});

test('the next screen settles anew, and one that has all of it is settled at once', () => {
  show({ screen: '/mail', isComing: false });
  expect(isHiding()).toBe(false);
  show({ screen: '/visits', isComing: true });
  expect(isHiding()).toBe(true);
});

test('whoever has waited for fifteen seconds sees what there is', () => {
  vi.useFakeTimers();
  show({ screen: '/mail', isComing: true });
  vi.advanceTimersByTime(14_900);
  expect(isHiding()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isHiding()).toBe(false);
});
