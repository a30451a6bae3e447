// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { aReview } from '../../../testing/fake-site.ts';
import { clearPage, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { ReviewsIsland } from './reviews-island.tsx';

const list = () => document.querySelector('ul');
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

function show(count: number): void {
  const reviews = Array.from({ length: count }, (_, index) => aReview({ id: `r${index}` }));
  showOnPage(withTexts('it', <ReviewsIsland reviews={reviews} total={count} siteName="Casa Zagara" />));
}

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('a phone is shown the rest of what the page holds once it asks, and nothing is loaded for it', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  show(3);
  expect(list()?.hasAttribute('data-folded')).toBe(true);
  press('Mostra tutte le 3 recensioni');
  await expect.poll(() => list()?.hasAttribute('data-folded')).toBe(false);
  expect(list()?.children).toHaveLength(3);
  expect(buttons()).toEqual(['Scrivi una recensione']);
  expect(fetch).not.toHaveBeenCalled();
});

test('two reviews are shown on any screen', () => {
  show(2);
  expect(list()?.hasAttribute('data-folded')).toBe(false);
  expect(buttons()).toEqual(['Scrivi una recensione']);
});
