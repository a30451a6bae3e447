import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOutdated, isBackupOverdue, type StoredBackup } from './backup-retention.ts';

const counts = { daily: 7, weekly: 4, monthly: 12 };
const DAY_MS = 24 * 3_600_000;

function daily(day: string, isBad = false): StoredBackup {
  return { id: day, kind: 'daily', createdAt: `${day}T02:00:00.000Z`, isBad };
}

/** One a day for so many days, back from 30 November 2027, a Tuesday. */
function aDailyRow(days: number): StoredBackup[] {
  const last = Date.parse('2027-11-30T02:00:00.000Z');
  return Array.from({ length: days }, (_, ago) => daily(new Date(last - ago * DAY_MS).toISOString().slice(0, 10)));
}

function retainedOf(backups: readonly StoredBackup[]): string[] {
  const outdated = new Set(chooseOutdated(backups, counts));
  return backups.map(({ id }) => id).filter((id) => !outdated.has(id));
}

describe('of a backup a day for two years', () => {
  const retained = retainedOf(aDailyRow(730));

  it('the last seven days are kept', () => {
    expect(retained.slice(0, 7)).toEqual([
      '2027-11-30',
      '2027-11-29',
      '2027-11-28',
      '2027-11-27',
      '2027-11-26',
      '2027-11-25',
      '2027-11-24',
    ]);
  });

  it('so is the last of each of four weeks and twelve months', () => {
    expect(retained.slice(7)).toEqual([
      '2027-11-21',
      '2027-11-14',
      '2027-10-31',
      '2027-09-30',
      '2027-08-31',
      '2027-07-31',
      '2027-06-30',
      '2027-05-31',
      '2027-04-30',
      '2027-03-31',
      '2027-02-28',
      '2027-01-31',
      '2026-12-31',
    ]);
  });
});

it('what the owner made or uploaded is never deleted', () => {
  const ownersBackups: StoredBackup[] = aDailyRow(100).map((backup) => ({ ...backup, kind: 'manual' }));
  expect(chooseOutdated(ownersBackups, counts)).toEqual([]);
});

it('ten safety backups are kept', () => {
  const safety: StoredBackup[] = aDailyRow(12).map((backup) => ({ ...backup, kind: 'safety' }));
  expect(chooseOutdated(safety, counts)).toEqual(['2027-11-20', '2027-11-19']);
});

it('which backups are the newest does not depend on the order in which they are listed', () => {
  const oldestFirst: StoredBackup[] = aDailyRow(12)
    .map((backup): StoredBackup => ({ ...backup, kind: 'safety' }))
    .toReversed();
  expect(chooseOutdated(oldestFirst, counts)).toEqual(['2027-11-20', '2027-11-19']);
});

it('the last good one stays where it is a safety backup with ten damaged ones after it', () => {
  const safety: StoredBackup[] = aDailyRow(12).map((backup, ago) => ({ ...backup, kind: 'safety', isBad: ago < 10 }));
  expect(chooseOutdated(safety, counts)).toEqual(['2027-11-19']);
});

it('a damaged one takes no place, and goes once a good one has come after it', () => {
  const backups = [daily('2027-11-30', true), daily('2027-11-29'), daily('2027-11-28', true)];
  expect(chooseOutdated(backups, counts)).toEqual(['2027-11-28']);
});

it('the last good one is never deleted', () => {
  const someBackup = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('daily', 'safety', 'manual', 'uploaded'),
    createdAt: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
      .map((moment) => moment.toISOString()),
    isBad: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(someBackup, { maxLength: 60 }), (backups) => {
      const outdated = new Set(chooseOutdated(backups, { daily: 1, weekly: 1, monthly: 1 }));
      const hadGood = backups.some(({ isBad }) => !isBad);
      const hasGood = backups.some(({ id, isBad }) => !isBad && !outdated.has(id));
      expect(hasGood).toBe(hadGood);
    }),
  );
});

it('the owner is told when the newest good backup is more than two days old', () => {
  const since = new Date('2027-11-28T02:00:00.000Z');
  expect(isBackupOverdue(new Date('2027-11-30T02:00:00.000Z'), since)).toBe(false);
  expect(isBackupOverdue(new Date('2027-11-30T02:00:00.001Z'), since)).toBe(true);
});
