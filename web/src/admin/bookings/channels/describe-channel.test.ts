import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { expect, test } from 'vitest';
import { describeIncoming, describeOutgoing } from './describe-channel.ts';

const NOW = new Date('2027-06-05T12:00:00.000Z');
const channel: Channel = {
  id: '1',
  name: 'Airbnb',
  kind: 'AIRBNB',
  importUrl: 'www.airbnb.it',
  endMeans: 'CHECKOUT',
  edges: 'SKIP',
  state: 'OK',
  exportUrl: 'https://casa.example/calendars/x.ics',
  lastSuccessAt: '2027-06-05T11:57:00.000Z',
  lastError: null,
  lastReadAt: '2027-06-05T11:48:00.000Z',
  counts: { stays: 12, closures: 3, edges: 2, echoes: 1, free: 0, faulty: 0 },
  version: 'v1',
};
const wordsOf = (change: Partial<Channel>) => {
  const { says, problem = '' } = describeIncoming({ ...channel, ...change }, NOW);
  return [...says, problem].join(' ').trim();
};
const noCounts = { stays: 0, closures: 0, edges: 0, echoes: 0, free: 0, faulty: 0 };

test('a reading says when it was and what it found, in one as in many', () => {
  expect(wordsOf({})).toBe('Letto 3 minuti fa: 12 soggiorni, 3 chiusure, 2 chiusure automatiche, 1 già nel sito.');
  expect(wordsOf({ counts: { stays: 1, closures: 1, edges: 1, echoes: 2, free: 1, faulty: 0 } })).toBe(
    'Letto 3 minuti fa: 1 soggiorno, 1 chiusura, 1 chiusura automatica, 2 già nel sito, 1 evento segnato come libero.',
  );
  expect(wordsOf({ counts: noCounts })).toBe('Letto 3 minuti fa: nessun evento.');
});

test('what could not be read is told in one as in many, with what that means', () => {
  const one = '1 evento non si legge: le notti che occupava restano occupate';
  const two = '2 eventi non si leggono: le notti che occupavano restano occupate';
  const partly = (faulty: number, lastError: string) =>
    wordsOf({ state: 'LATE', lastError, counts: { ...noCounts, faulty } });
  expect(partly(1, one)).toBe(
    `Letto 3 minuti fa: nessun evento. ${one}. Finché non si legge tutto, il sito non libera nessuna notte che arriva da qui. Prima di confermare guarda sul portale se le date sono libere.`,
  );
  expect(partly(2, two)).toContain(`${two}. Finché`);
  expect(partly(2, 'Il portale non risponde')).toContain(`${two}. L’ultima lettura non è riuscita: il portale`);
});

test('a channel that nobody has read yet says that it will be', () => {
  expect(wordsOf({ lastSuccessAt: null, counts: noCounts })).toBe('Non ancora letto: succede entro un minuto.');
});

test.each([
  ['LATE', 'Il portale non risponde', 'Il sito riprova da solo'],
  ['OK', 'Il portale non risponde', 'Il sito riprova da solo'],
  ['FAILING', 'Il calendario non esiste più a questo indirizzo.', 'copia di nuovo l’indirizzo'],
  ['NEEDS_ADDRESS', null, 'incollalo di nuovo'],
  ['PAUSED', null, 'In pausa'],
] as const)('where it is %s it says why, and what to do', (state, lastError, advice) => {
  const words = wordsOf({ state, lastError });
  expect(words).toContain(advice);
  if (lastError) expect(words).toMatch(/L’ultima lettura non è riuscita: il [^.]+\. [A-Z]/);
});

test('a channel without an address only reads', () => {
  expect(wordsOf({ importUrl: null, state: 'EXPORT_ONLY' })).toContain('Il sito non legge Airbnb');
});

test('the other direction says when the portal was here', () => {
  expect(describeOutgoing(channel, NOW)).toEqual(['Airbnb ha letto il calendario 12 minuti fa.']);
  expect(describeOutgoing({ ...channel, lastReadAt: null }, NOW)).toEqual([
    'Airbnb non ha ancora letto il calendario: dagli l’indirizzo qui sotto.',
  ]);
});

test('an address that can no longer be shown works all the same', () => {
  expect(describeOutgoing({ ...channel, exportUrl: null }, NOW)).toEqual([
    'Airbnb ha letto il calendario 12 minuti fa.',
    expect.stringContaining('funziona ancora'),
  ]);
});
