import { fieldsOf } from '@approdo/shared/contract/base/problem';
import type { MessagesByName } from '@approdo/shared/words/say';
import { expect, test } from 'vitest';
import { isFixedPage, NO_PAGE, type PageFields, pageRules } from './page-fields.ts';

const whole: PageFields = {
  ...NO_PAGE,
  title: 'Come arrivare',
  slug: 'come-arrivare',
  content: `<p>${'Con il traghetto. '.repeat(4)}</p>`,
};

function faultsOf(changes: Partial<PageFields>): MessagesByName {
  const { error } = pageRules.safeParse({ ...whole, ...changes });
  return error ? fieldsOf(error) : {};
}

test('an empty form names every field at once; what is for search engines may stay empty', () => {
  expect(faultsOf(NO_PAGE)).toEqual({
    title: 'Il titolo deve essere compreso tra 5 e 200 caratteri',
    slug: 'Lo slug deve essere compreso tra 5 e 200 caratteri',
    content: 'Il contenuto deve essere di almeno 50 caratteri',
  });
  expect(faultsOf({})).toEqual({});
});

test('a slug is refused, never changed', () => {
  expect(faultsOf({ slug: 'Come Arrivare' })).toHaveProperty('slug');
});

test('markup does not make a text longer', () => {
  expect(faultsOf({ content: `<p>${'<strong>ah</strong>'.repeat(24)}</p>` })).toEqual({
    content: 'Il contenuto deve essere di almeno 50 caratteri',
  });
});

test('the pages that forms lead to are fixed', () => {
  expect(['informativa-privacy', 'registrazione-richiesta', 'come-arrivare'].map(isFixedPage)).toEqual([
    true,
    true,
    false,
  ]);
});
