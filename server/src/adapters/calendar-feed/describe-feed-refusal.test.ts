import { expect, it } from 'vitest';
import { describeFeedRefusal } from './describe-feed-refusal.ts';

it('tells the owner why a calendar was not read, with the portal’s own number where it has one', () => {
  expect(describeFeedRefusal({ reason: 'STATUS', status: 503 })).toBe('Il portale ha risposto con un errore (503)');
  expect(describeFeedRefusal({ reason: 'GONE', status: 404 })).toBe('Il calendario non esiste più a questo indirizzo');
});
