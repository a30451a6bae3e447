import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import { expect, it } from 'vitest';
import { createClock } from '../../../adapters/clock.ts';
import { createDriveView } from './drive-view.ts';

function entry(id: string): BackupEntry {
  const fileName = 'approdo-2027-03-01-110000-manuale.tar';
  const createdAt = '2027-03-01T10:00:00.000Z';
  return { id, fileName, createdAt, location: 'drive', kind: 'manual', size: 1, verifiedAt: null };
}

/** A Drive whose lists are answered by hand, one after another. */
function createSlowDrive() {
  const waiting: PromiseWithResolvers<readonly BackupEntry[]>[] = [];
  const view = createDriveView({
    signal: new AbortController().signal,
    clock: createClock(),
    async list() {
      const pending = Promise.withResolvers<readonly BackupEntry[]>();
      waiting.push(pending);
      return await pending.promise;
    },
  });
  return { view, waiting };
}

it('many who ask at once are answered by one list, and the next one by what is known', async () => {
  const { view, waiting } = createSlowDrive();
  const pending = [view.read(), view.read()];
  waiting[0]?.resolve([entry('a')]);
  expect(await Promise.all(pending)).toEqual([
    { backups: [entry('a')], problem: null },
    { backups: [entry('a')], problem: null },
  ]);
  await view.read();
  expect(waiting).toHaveLength(1);
});

it('a list that was under way when something changed is not taken for the present one', async () => {
  const { view, waiting } = createSlowDrive();
  const early = view.read();
  view.outdate();
  const late = view.read();
  waiting[1]?.resolve([entry('a'), entry('b')]);
  expect((await late).backups).toHaveLength(2);
  waiting[0]?.resolve([entry('a')]);
  await early;
  expect((await view.read()).backups).toHaveLength(2);
});

it('while Drive does not answer, what was known stays and it is said why', async () => {
  const { view, waiting } = createSlowDrive();
  const first = view.read();
  waiting[0]?.resolve([entry('a')]);
  await first;
  view.outdate();
  const second = view.read();
  waiting[1]?.reject(new DriveProblem('offline'));
  expect(await second).toEqual({ backups: [entry('a')], problem: expect.stringMatching(/non risponde/) });
});

it('nothing of a former account is left', async () => {
  const { view, waiting } = createSlowDrive();
  const first = view.read();
  waiting[0]?.resolve([entry('a')]);
  await first;
  view.forget();
  const second = view.read();
  waiting[1]?.reject(new DriveProblem('offline'));
  expect((await second).backups).toEqual([]);
});
