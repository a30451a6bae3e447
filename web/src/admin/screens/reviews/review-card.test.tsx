import type { Review } from '@approdo/shared/contract/reviews';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RowActions } from '../../feedback/use-row-actions.ts';
import { ReviewCard } from './review-card.tsx';

const actions: RowActions<Review> = { isBusy: () => false, change: () => undefined, remove: async () => undefined };

function show(status: Review['status'], rating = 4): string {
  const review: Review = {
    id: '1',
    rating,
    comment: 'Una settimana di silenzio.',
    createdAt: '2027-06-01T10:00:00.000Z',
    author: { name: 'Anna Bianchi', avatar: null },
    status,
    version: 'v1',
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <ReviewCard review={review} id="row-1" actions={actions} />
    </MantineProvider>,
  );
}

function wordsOf(html: string): string[] {
  return [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replace(/<[^>]+>/g, ''));
}

test.each([
  ['PENDING', ['Approva', 'Elimina']],
  ['APPROVED', ['Ripristina', 'Elimina']],
] as const)('a review that is %s offers %j', (status, words) => {
  expect(wordsOf(show(status))).toEqual(words);
});

test('who has no picture has the one that the site draws', () => {
  expect(show('PENDING')).toContain('src="/api/avatars/adventurer/anna-bianchi.svg"');
});

test('the stars are said as well as drawn', () => {
  expect(show('PENDING', 1)).toContain('aria-label="1 stella su 5"');
  expect(show('PENDING', 4).match(/data-lit="true"/g)).toHaveLength(4);
});
