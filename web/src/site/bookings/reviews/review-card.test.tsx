// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aReview } from '../../../testing/fake-site.ts';
import { readMarkup } from '../../../testing/read-markup.ts';
import * as german from '../../texts/de/island-texts.ts';
import * as english from '../../texts/en/island-texts.ts';
import * as french from '../../texts/fr/island-texts.ts';
import * as italian from '../../texts/it/island-texts.ts';
import { TextsContext } from '../../texts/use-texts.ts';
import { ReviewCard } from './review-card.tsx';

test.each([
  [italian, 'Soggiorno verificato'],
  [english, 'Verified stay'],
  [german, 'Verifizierter Aufenthalt'],
  [french, 'Séjour vérifié'],
])('it says so of a guest who stayed here, and of nobody else', (texts, words) => {
  const show = (review: Parameters<typeof aReview>[0]) =>
    readMarkup(
      <TextsContext value={texts}>
        <ReviewCard review={aReview(review)} />
      </TextsContext>,
    ).text;
  expect(show({ verifiedStay: true })).toContain(words);
  expect(show({})).not.toContain(words);
});
