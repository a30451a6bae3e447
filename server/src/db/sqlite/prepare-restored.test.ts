import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayInRome } from '@approdo/shared/domain/local-date';
import { expect, test } from 'vitest';
import { insertBooking } from '../../features/bookings/bookings.repository.ts';
import { aStay } from '../../testing/index.ts';
import { copyTemplateDatabase } from '../../testing/template-database.ts';
import { transact } from '../transaction.ts';
import { openDatabase } from './open-database.ts';
import { prepareRestored } from './prepare-restored.ts';

test('what fell due before a restore is not asked for again, what falls due later is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-restored-'));
  const file = join(folder, 'database.sqlite');
  await copyTemplateDatabase(file);
  const before = openDatabase(file);
  const stay = aStay({});
  const today = todayInRome(new Date());
  await transact(before.database, async (trx) => {
    await insertBooking(trx, stay);
    const days = [-30, -3, 2, 20];
    const parts = days.map((days, position) => ({ position, due_date: addDays(today, days) }));
    const common = { booking_id: stay.id, kind: 'BALANCE', amount: 1 } as const;
    await trx
      .insertInto('instalments')
      .values(parts.map((part) => ({ ...common, ...part })))
      .execute();
  });
  await before.database.destroy();
  await prepareRestored(file, { cleanContent: async (html) => html });
  const after = openDatabase(file);
  const reminders = await after.database.selectFrom('payment_reminders').selectAll().orderBy('due_date').execute();
  await after.database.destroy();
  rmSync(folder, { recursive: true });
  const steps = (days: number) =>
    reminders.filter(({ due_date }) => due_date === addDays(today, days)).map(({ step }) => step);
  expect([steps(-30), steps(-3), steps(2), steps(20)]).toEqual([
    ['LATE_2', 'LATE_7', 'SOON'],
    ['LATE_2', 'SOON'],
    ['SOON'],
    [],
  ]);
});
