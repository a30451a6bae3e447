// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { aReview } from '../../../testing/fake-site.ts';
import { clearPage, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { ReviewsIsland } from './reviews-island.tsx';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('on an Italian page too, all reviews that are loaded say in which other language they are', async () => {
  const all = [aReview({ language: 'it' }), aReview({ id: 'r2', comment: 'So viel Ruhe.', language: 'de' })];
  const fetched = vi.fn(async () => Response.json(all));
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'it';
  showOnPage(withTexts('it', <ReviewsIsland reviews={all.slice(0, 1)} total={2} siteName="Casa Zagara" />));
  expect(document.body.textContent).not.toContain('in tedesco');
  press('Mostra tutte le 2 recensioni');
  await expect.poll(() => document.body.textContent).toContain('in tedesco');
  expect(fetched).toHaveBeenCalledWith('/api/reviews/approved?lang=it', expect.anything());
});
