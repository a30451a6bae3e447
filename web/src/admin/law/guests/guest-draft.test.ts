import { NO_TRAVEL } from '@approdo/shared/domain/law/regional/travel-words';
import { expect, test } from 'vitest';
import { aGuest } from '../../../testing/register-answers.ts';
import {
  arrangeParty,
  assignIds,
  blankGuest,
  draftOf,
  draftOfGuest,
  type GuestDraft,
  partyOf,
  repairHeads,
  writeGuests,
} from './guest-draft.ts';

const three = (): readonly GuestDraft[] => ['a', 'b', 'c'].map(blankGuest);
const SILENT = { reason: '', transport: '', transportThere: '' };
const heads = (guests: readonly GuestDraft[]) => guests.map(({ role, headId }) => [role, headId]);

test('where nobody was entered as many blank guests stand there as are to come', () => {
  let calls = 0;
  const { guests } = draftOf({ guests: [], ...NO_TRAVEL }, 2, () => `key-${++calls}`);
  expect(guests.map(({ key, isNew }) => [key, isNew])).toEqual([
    ['key-1', true],
    ['key-2', true],
  ]);
  expect(draftOf({ guests: [aGuest()], ...NO_TRAVEL }, 4, () => 'x').guests).toHaveLength(1);
});

test('what is empty is sent as nothing; a new guest is sent by what she is called here, which is short', () => {
  const blank = blankGuest('0123456789-0123456789-0123456789');
  const stored = { ...SILENT, transport: 'TRENO' };
  const body = writeGuests({ guests: [{ ...draftOfGuest(aGuest()), exemption: ' ' }, blank], ...stored });
  expect(body).toMatchObject({ reason: null, transport: 'TRENO', transportThere: null });
  const written = body.guests;
  expect(written).toMatchObject([
    { id: 'g1', role: 'SINGLE', headId: null, lastName: 'Rossi', exemption: null, residencePlace: null },
    { ref: '0123456789-012345678', role: null, lastName: null },
  ]);
  expect(written[1]).not.toHaveProperty('id');
});

test('who becomes a member comes with the head, whatever was typed before of when she comes', () => {
  const late = three().map((guest) => ({ ...guest, arrival: '2027-06-14' }));
  const { guests } = writeGuests({ guests: arrangeParty(late, 'FAMILY'), ...SILENT });
  expect(guests).toMatchObject([{ arrival: '2027-06-14' }, { arrival: null }, { arrival: null }]);
});

test('a party makes the first its head, and all others are with her', () => {
  const family = arrangeParty(three(), 'FAMILY');
  expect(heads(family)).toEqual([
    ['FAMILY_HEAD', ''],
    ['FAMILY_MEMBER', 'a'],
    ['FAMILY_MEMBER', 'a'],
  ]);
  expect(partyOf(family)).toBe('FAMILY');
  expect(heads(arrangeParty(family, 'ALONE'))).toEqual(Array(3).fill(['SINGLE', '']));
  expect(partyOf(three())).toBeUndefined();
  expect(partyOf([])).toBeUndefined();
});

test('whose head goes is with whoever is left alone to be with, else with nobody', () => {
  const [head, ...others] = arrangeParty(three(), 'GROUP');
  if (!head) throw new Error('there is no head');
  expect(heads(repairHeads(others))).toEqual(Array(2).fill(['GROUP_MEMBER', '']));
  const other: GuestDraft = { ...blankGuest('d'), role: 'GROUP_HEAD' };
  expect(heads(repairHeads([other, ...others]))[1]).toEqual(['GROUP_MEMBER', 'd']);
  expect(heads(repairHeads([other, { ...head, key: 'e' }, ...others]))[2]).toEqual(['GROUP_MEMBER', '']);
});

test('what was typed while it was saved keeps its place, with the ids that came', () => {
  const sent = { ...SILENT, guests: arrangeParty([draftOfGuest(aGuest()), blankGuest('n')], 'FAMILY') };
  const typed = {
    ...SILENT,
    reason: 'NATURA',
    guests: [...sent.guests.map((guest) => ({ ...guest, lastName: 'Verdi' })), blankGuest('late')],
  };
  const assigned = assignIds(typed, sent, { guests: [aGuest(), aGuest({ id: 'g2' })] });
  expect(assigned.guests.map(({ key, isNew, headId, lastName }) => [key, isNew, headId, lastName])).toEqual([
    ['g1', false, '', 'Verdi'],
    ['g2', false, 'g1', 'Verdi'],
    ['late', true, '', ''],
  ]);
  expect(assigned.reason).toBe('NATURA');
});
