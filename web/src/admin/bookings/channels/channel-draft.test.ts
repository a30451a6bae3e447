import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { newChannel } from '@approdo/shared/contract/bookings/channels';
import { expect, test } from 'vitest';
import { type ChannelDraft, draftOf, nameFor, readDraft } from './channel-draft.ts';

const channel: Channel = {
  id: '1',
  name: 'Airbnb, la casa',
  kind: 'AIRBNB',
  importUrl: 'www.airbnb.it',
  endMeans: 'LAST_NIGHT',
  edges: 'TAKE',
  state: 'OK',
  exportUrl: null,
  lastSuccessAt: null,
  lastError: null,
  lastReadAt: null,
  counts: { stays: 0, closures: 0, edges: 0, echoes: 0, free: 0, faulty: 0 },
  version: 'v1',
};
const sent = (change: Partial<ChannelDraft>, of?: Channel) =>
  newChannel.safeParse(readDraft({ ...draftOf(of), ...change }));

test('what is linked names the channel, until the owner does', () => {
  const blank = draftOf(undefined);
  expect(nameFor('AIRBNB', blank)).toBe('Airbnb');
  expect(nameFor('BOOKING', { ...blank, kind: 'AIRBNB', name: 'Airbnb' })).toBe('Booking.com');
  expect(nameFor('BOOKING', { ...blank, kind: 'AIRBNB', name: 'La casa' })).toBe('La casa');
});

test('without a choice of what is linked nothing is sent', () => {
  expect(sent({ name: 'Airbnb' }).success).toBe(false);
});

test('a new channel without an address only reads', () => {
  expect(sent({ kind: 'VRBO', name: 'Vrbo' }).data).toEqual({
    kind: 'VRBO',
    name: 'Vrbo',
    endMeans: 'CHECKOUT',
    edges: 'SKIP',
  });
});

test('an address that is left empty stays as it was, one that is pasted takes its place', () => {
  expect(sent({}, channel).data).not.toHaveProperty('importUrl');
  expect(sent({ importUrl: ' webcal://www.airbnb.it/x.ics ' }, channel).data).toMatchObject({
    importUrl: 'webcal://www.airbnb.it/x.ics',
    endMeans: 'LAST_NIGHT',
    edges: 'TAKE',
  });
});

test('an address is given up where the owner says so', () => {
  expect(sent({ isStopped: true }, channel).data).toMatchObject({ importUrl: null });
});
