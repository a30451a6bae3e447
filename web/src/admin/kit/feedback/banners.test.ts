import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBanners, SUCCESS_VISIBLE_MS } from './banners.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a success is gone after three seconds, and not before', () => {
  const banners = createBanners();
  banners.succeed('Date bloccate con successo');
  vi.advanceTimersByTime(SUCCESS_VISIBLE_MS - 1);
  expect(banners.read()).toMatchObject([{ kind: 'success', text: 'Date bloccate con successo' }]);
  vi.advanceTimersByTime(1);
  expect(banners.read()).toEqual([]);
});

test('a second success has three seconds of its own', () => {
  const banners = createBanners();
  banners.succeed('first');
  vi.advanceTimersByTime(SUCCESS_VISIBLE_MS - 1);
  banners.succeed('second');
  vi.advanceTimersByTime(SUCCESS_VISIBLE_MS - 1);
  expect(banners.read()).toMatchObject([{ text: 'second' }]);
});

test('a failure stays until it is closed', () => {
  const banners = createBanners();
  banners.fail({ text: 'Errore', detail: 'perché' });
  vi.advanceTimersByTime(10 * SUCCESS_VISIBLE_MS);
  const [banner] = banners.read();
  expect(banner).toMatchObject({ kind: 'failure', text: 'Errore', detail: 'perché' });
  banners.close(banner?.id ?? 0);
  expect(banners.read()).toEqual([]);
});

test('who listens is told of each change, until it listens no more', () => {
  const banners = createBanners();
  const listener = vi.fn();
  const unsubscribe = banners.subscribe(listener);
  banners.fail({ text: 'Errore' });
  banners.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  banners.succeed('Fatto');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what was done and leaves something to look after stays until it is closed', () => {
  const banners = createBanners();
  banners.warn('Confermato. Airbnb non ha risposto: controlla là');
  vi.advanceTimersByTime(SUCCESS_VISIBLE_MS * 10);
  expect(banners.read()).toMatchObject([{ kind: 'warning' }]);
});
