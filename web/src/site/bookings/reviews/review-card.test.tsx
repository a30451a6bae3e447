import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aReview } from '../../../testing/fake-site.ts';
import * as german from '../../texts/de/island-texts.ts';
import * as english from '../../texts/en/island-texts.ts';
import * as french from '../../texts/fr/island-texts.ts';
import * as italian from '../../texts/it/island-texts.ts';
import { type IslandTexts, TextsContext } from '../../texts/use-texts.ts';
import { ReviewCard } from './review-card.tsx';

function show(texts: IslandTexts, review: Parameters<typeof aReview>[0]): string {
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ReviewCard review={aReview(review)} siteName="Casa Zagara" />
    </TextsContext>,
  );
}

test.each([
  [italian, 'Soggiorno verificato'],
  [english, 'Verified stay'],
  [german, 'Verifizierter Aufenthalt'],
  [french, 'Séjour vérifié'],
])('it says so of a guest who stayed here, and of nobody else', (texts, words) => {
  expect(show(texts, { verifiedStay: true })).toContain(words);
  expect(show(texts, {})).not.toContain(words);
});

test.each([
  [italian, 'Raccolta su Airbnb'],
  [english, 'Collected on Airbnb'],
  [german, 'Gesammelt auf Airbnb'],
  [french, 'Recueilli sur Airbnb'],
])('it says which portal it was copied from, and leads there where it is known to be', (texts, words) => {
  const url = 'https://www.airbnb.it/rooms/1?a=1';
  const linked = show(texts, { collectedOn: 'Airbnb', url });
  expect(linked).toContain(
    `<a href="https://www.airbnb.it/rooms/1?a=1" target="_blank" rel="nofollow noopener">${words}</a>`,
  );
  const plain = show(texts, { collectedOn: 'Airbnb' });
  expect(plain).toContain(words);
  expect(plain).not.toContain('<a ');
  expect(show(texts, {})).not.toContain(words.replace(' Airbnb', ''));
});

test.each([
  [italian, 'en', 'in inglese'],
  [english, 'it', 'in Italian'],
  [german, 'it', 'auf Italienisch'],
  [french, 'de', 'en allemand'],
] as const)('it says in the words of the page which other language it is in', (texts, language, words) => {
  const other = show(texts, { language });
  expect(other).toContain(`<blockquote lang="${language}">`);
  expect(other).toContain(words);
  for (const known of [{}, { language: texts.language }]) {
    const own = show(texts, known);
    expect(own).toContain('<blockquote>');
    expect(Object.values(texts.writtenIn).filter((mark) => own.includes(`>${mark}<`))).toEqual([]);
  }
});

test.each([
  [italian, 'Risposta di Casa Zagara'],
  [german, 'Antwort von Casa Zagara'],
])('the owner’s answer stands under it, in its language, and where there is none nothing does', (texts, words) => {
  const answer = { text: 'Grazie, a presto!', createdAt: '2026-09-16T08:00:00.000Z' };
  const answered = show(texts, { answer, language: 'it' });
  expect(answered.indexOf(words)).toBeGreaterThan(answered.indexOf('Una settimana senza scarpe.'));
  expect(answered).toMatch(texts === italian ? />Grazie, a presto!</ : / lang="it">Grazie, a presto!</);
  expect(show(texts, {})).not.toContain('Casa Zagara');
});
