import type { ChannelEvent } from '@approdo/shared/contract/bookings/channels';
import { expect, test } from 'vitest';
import { explainEvent } from './channel-events.tsx';

const airbnb = { name: 'Airbnb', edges: 'SKIP', today: '2027-06-05' } as const;
const event = (as: ChannelEvent['as'], startDate = '2027-07-01'): ChannelEvent => ({
  id: '1',
  startDate,
  endDate: '2027-07-08',
  as,
});

test('each event says what it is, and whether it counts', () => {
  expect(explainEvent(event('STAY'), airbnb)).toBe('Un soggiorno venduto da Airbnb: le notti sono occupate.');
  expect(explainEvent(event('CLOSURE'), airbnb)).toBe('Giorni chiusi su Airbnb: sono chiusi anche qui.');
  expect(explainEvent(event('ECHO'), airbnb)).toBe('È un soggiorno di questo sito, che il portale ripete: non conta.');
  expect(explainEvent(event('FREE'), airbnb)).toBe('Segnato come libero: non conta.');
});

test('an echo that may be a guest is a question', () => {
  expect(explainEvent({ ...event('ECHO'), isInDoubt: true }, airbnb)).toBe(
    'È un ospite di Airbnb o il riflesso del tuo soggiorno?',
  );
});

test('an edge says which one it is, unless the owner has it count', () => {
  expect(explainEvent(event('EDGE'), airbnb)).toBe('Chiuso dal portale perché troppo lontano: non conta.');
  expect(explainEvent(event('EDGE', '2027-06-05'), airbnb)).toBe('Chiuso dal portale perché troppo vicino: non conta.');
  expect(explainEvent(event('EDGE'), { ...airbnb, edges: 'TAKE' })).toBe(
    'Chiuso automaticamente dal portale: conta, perché hai scelto così.',
  );
});

test('what could not be read of it is said beside what it counts as', () => {
  expect(explainEvent({ ...event('STAY'), leftOut: ['REPETITION', 'DATES'], isUnread: true }, airbnb)).toBe(
    'Un soggiorno venduto da Airbnb: le notti sono occupate. Non si trova in quello che si legge: resta com’era. Si ripete, ma non si legge come: per ora conta solo la prima volta. Ha altre date che non si leggono: per ora non contano.',
  );
});
