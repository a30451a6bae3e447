// @vitest-environment jsdom
import type { Review } from '@approdo/shared/contract/bookings/reviews';
import { afterEach, expect, test } from 'vitest';
import {
  acting,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { ReviewsScreen } from './reviews-screen.tsx';

afterEach(leaveAdmin);

const screen = SCREENS.find(({ path }) => path === 'reviews');

function aReview(name: string, more: Partial<Review> = {}): Review {
  return {
    id: name,
    rating: 5,
    comment: `${name} ha scritto così.`,
    createdAt: '2026-09-12T12:00:00.000Z',
    author: { name, avatar: null },
    status: 'PENDING',
    version: 'v1',
    ...more,
  };
}

const OWN = aReview('Ada');
const OF_AIRBNB = aReview('Marie', { collectedOn: 'Airbnb' });
const OF_VRBO = aReview('John', { collectedOn: 'Vrbo' });

/** Shows the screen with these reviews; the answer to what is added is `added`. */
async function showReviews(rows: readonly Review[], added: Review | Refusal = OF_AIRBNB) {
  let current = rows;
  return await showAdmin(
    <ScreenContext value={screen}>
      <ReviewsScreen />
    </ScreenContext>,
    {
      'GET /reviews': () => current,
      'POST /reviews/collected': () => {
        if (!(added instanceof Refusal)) current = [...current, added];
        return added;
      },
    },
  );
}

async function fillIn(): Promise<void> {
  await press('Aggiungi da un portale');
  await enter('Portale', 'Airbnb');
  await enter('Autore', 'Marie');
  await enter('Voto', '8,7');
  await enter('Su', '10');
  await enter('Testo', 'Une semaine de silence.');
  await enter('Data', '2026-09-12');
}

test('a review of a portal is added as it is typed, an empty address left out', async () => {
  const { sent, banners } = await showReviews([OWN]);
  await see('Ada ha scritto così.');
  await fillIn();
  await press('Salva');
  await see('Marie ha scritto così.');
  const body = { portal: 'Airbnb', author: 'Marie', rating: 8.7, outOf: 10, date: '2026-09-12' };
  expect(sent()).toEqual([
    { method: 'POST', path: '/reviews/collected', body: { ...body, comment: 'Une semaine de silence.' } },
  ]);
  await expect.poll(banners).toEqual(['Recensione aggiunta con successo']);
});

test('one that is there already stays in its window, with the reason', async () => {
  await showReviews([OWN], new Refusal(409, { error: 'Questa recensione c’è già' }));
  await see('Ada ha scritto così.');
  await fillIn();
  await press('Salva');
  await see('Questa recensione c’è già');
  expect(fieldOf('Testo').value).toBe('Une semaine de silence.');
});

test('where some are of portals, those of one are shown, or those of the site', async () => {
  await showReviews([OWN, OF_AIRBNB, OF_VRBO]);
  await see('John ha scritto così.');
  const choose = (label: string) =>
    acting(() => {
      const field = find<HTMLSelectElement>('select[aria-label="Da dove"]');
      field.selectedIndex = [...field.options].findIndex(({ text }) => text === label);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('Airbnb');
  await seeNoMore('John ha scritto così.');
  expect(document.body.textContent).toContain('Marie ha scritto così.');
  expect(document.body.textContent).not.toContain('Ada ha scritto così.');
  await choose('Dal sito');
  await see('Ada ha scritto così.');
  expect(document.body.textContent).not.toContain('Marie ha scritto così.');
});

test('where none is of a portal there is nothing to choose', async () => {
  await showReviews([OWN]);
  await see('Ada ha scritto così.');
  expect(document.querySelector('select[aria-label="Da dove"]')).toBeNull();
});
