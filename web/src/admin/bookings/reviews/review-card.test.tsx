// @vitest-environment jsdom
import type { Review } from '@approdo/shared/contract/bookings/reviews';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { type Reading, readMarkup } from '../../../testing/read-markup.ts';
import type { RowActions } from '../../kit/feedback/use-row-actions.ts';
import { ReviewCard } from './review-card.tsx';

const actions: RowActions<Review> = { isBusy: () => false, change: () => undefined, remove: async () => undefined };

function show(status: Review['status'], rating = 4, more: Partial<Review> = {}): Reading {
  const review: Review = {
    id: '1',
    rating,
    comment: 'Una settimana di silenzio.',
    createdAt: '2027-06-01T10:00:00.000Z',
    author: { name: 'Anna Bianchi', avatar: null },
    status,
    version: 'v1',
    ...more,
  };
  return readMarkup(
    <MantineProvider>
      <ReviewCard review={review} id="row-1" actions={actions} answers={actions} onAnswer={() => undefined} />
    </MantineProvider>,
  );
}

test.each([
  ['PENDING', ['Approva', 'Elimina']],
  ['APPROVED', ['Rispondi', 'Ripristina', 'Elimina']],
] as const)('a review that is %s offers %j', (status, words) => {
  expect(show(status).listNames('button')).toEqual(words);
});

test('an answer is shown, and changed or deleted; of a review that waits it is only deleted', () => {
  const answer = { text: 'Grazie, vi aspettiamo.', createdAt: '2027-06-02T10:00:00.000Z' };
  const answered = show('APPROVED', 4, { answer });
  expect(answered.text).toContain('Grazie, vi aspettiamo.');
  expect(answered.listNames('button')).toEqual(['Modifica risposta', 'Ripristina', 'Elimina risposta', 'Elimina']);
  expect(show('PENDING', 4, { answer }).listNames('button')).toEqual(['Approva', 'Elimina risposta', 'Elimina']);
});

test('who has no picture has the one that the site draws', () => {
  const [picture] = show('PENDING').listPictures();
  expect(picture?.getAttribute('src')).toBe('/api/avatars/adventurer/anna-bianchi.svg');
});

test('the stars are said as well as drawn', () => {
  show('PENDING', 1).find('img', '1 stella su 5');
  const stars = show('PENDING', 4).find('img', '4 stelle su 5');
  expect(stars.querySelectorAll('[data-lit="true"]')).toHaveLength(4);
});

test('one of a portal says so, and which', () => {
  expect(show('PENDING').text).not.toContain('Raccolta');
  const collected = show('PENDING', 4, { collectedOn: 'Airbnb' });
  expect(collected.text).toContain('Raccolta');
  expect(collected.text).toContain('Airbnb');
});

test('one that is too old says so, and is not offered for approval', () => {
  const old = { collectedOn: 'Airbnb', isOld: true } as const;
  expect(show('PENDING', 4, old).text).toContain('Ha più di due anni: non si può pubblicare');
  expect(show('PENDING', 4, old).listNames('button')).toEqual(['Elimina']);
  expect(show('APPROVED', 4, old).listNames('button')).toEqual(['Rispondi', 'Ripristina', 'Elimina']);
});

test('it is said only of a guest who stayed here', () => {
  expect(show('APPROVED').text).not.toContain('Soggiorno verificato');
  expect(show('APPROVED', 4, { verifiedStay: true }).text).toContain('Soggiorno verificato');
});
