import type { ComputerBackup } from '@approdo/shared/contract/operations/computer-backups';
import { expect, test } from 'vitest';
import { ARCHIVES } from '../texts.ts';
import { listArchiveWarnings } from './archive-warnings.ts';

const now = new Date('2027-03-10T12:00:00.000Z');

function aBackup(createdAt: string, isBad = false): ComputerBackup {
  const fileName = 'approdo-2027-03-01-100000-manuale.tar';
  return { id: fileName, fileName, createdAt, kind: 'daily', size: 1, verifiedAt: createdAt, isBad };
}

test.each([
  ['a new one', [aBackup('2027-03-09T12:00:00.000Z')], true, []],
  ['one of three days ago', [aBackup('2027-03-07T12:00:00.000Z')], true, [ARCHIVES.tooOld]],
  ['an old one, where none is made each day', [aBackup('2027-03-07T12:00:00.000Z')], false, []],
  [
    'a new one that is damaged',
    [aBackup('2027-03-10T10:00:00.000Z', true), aBackup('2027-03-07T12:00:00.000Z')],
    true,
    [ARCHIVES.tooOld, ARCHIVES.damaged('10 marzo 2027 alle 11:00')],
  ],
])('what there is to know of %s', (_name, backups, isDailyOn, expected) => {
  expect(listArchiveWarnings({ settings: { isDailyOn, failure: null }, backups, now })).toEqual(expected);
});
