import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { expect, test } from 'vitest';
import { insertBooking } from '../../features/stays/stays/bookings.records.ts';
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
    const common = { booking_id: stay.id, kind: 'BALANCE', amount: 1, paid: 0, is_estimate: 0 } as const;
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

test('what fell due anew before a restore, since there was no way to pay, is not asked for again either', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-restored-'));
  const file = join(folder, 'database.sqlite');
  await copyTemplateDatabase(file);
  const before = openDatabase(file);
  const today = todayInRome(new Date());
  const stay = aStay({ startDate: addDays(today, 60), endDate: addDays(today, 67) });
  await transact(before.database, async (trx) => {
    await insertBooking(trx, stay);
    const plan = { booking_id: stay.id, reference: 'RF1748213907', since: addDays(today, -30) };
    await trx.insertInto('payment_plans').values(plan).execute();
    await trx
      .insertInto('way_to_pay')
      .values({ only_row: 1, since: addDays(today, -6), days: 3 })
      .execute();
  });
  await before.database.destroy();
  await prepareRestored(file, { cleanContent: async (html) => html });
  const after = openDatabase(file);
  const reminders = await after.database.selectFrom('payment_reminders').selectAll().execute();
  await after.database.destroy();
  rmSync(folder, { recursive: true });
  expect(reminders.map(({ due_date, step }) => [due_date, step])).toEqual([
    [addDays(today, -3), 'LATE_2'],
    [addDays(today, -3), 'SOON'],
  ]);
});

test.each([
  ['was never asked for anything', undefined],
  ['had the letters wait for nobody', { only_row: 1, settings: null, is_holding: 0 }],
] as const)('letters by the calendar wait for the owner of a house that %s', async (_, schedule) => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-restored-'));
  const file = join(folder, 'database.sqlite');
  await copyTemplateDatabase(file);
  const before = openDatabase(file);
  await before.database.deleteFrom('letter_schedule').execute();
  if (schedule) await before.database.insertInto('letter_schedule').values(schedule).execute();
  await before.database.destroy();
  await prepareRestored(file, { cleanContent: async (html) => html });
  const after = openDatabase(file);
  const schedules = await after.database.selectFrom('letter_schedule').selectAll().execute();
  await after.database.destroy();
  rmSync(folder, { recursive: true });
  expect(schedules).toEqual([{ only_row: 1, settings: null, is_holding: 1 }]);
});

test('cards wait for the owner, and no page that a stranger may have written is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-restored-'));
  const file = join(folder, 'database.sqlite');
  await copyTemplateDatabase(file);
  const before = openDatabase(file);
  const stay = aStay({ createdAt: '2026-05-01T10:00:00.000Z' });
  const order = { booking_id: stay.id, purpose: 'STAY', expires_at: '2026-05-02T10:30:00.000Z' } as const;
  await transact(before.database, async (trx) => {
    await insertBooking(trx, stay);
    const page = { ...order, created_at: '2026-05-02T10:00:00.000Z', url: 'https://elsewhere.example' };
    await trx
      .insertInto('card_orders')
      .values([
        { ...page, id: 'open', amount: 1, status: 'OPEN', checkout_id: 'cs_1' },
        { ...page, id: 'paid', amount: 2, status: 'PAID', checkout_id: 'cs_2' },
      ])
      .execute();
  });
  await before.database.destroy();
  await prepareRestored(file, { cleanContent: async (html) => html });
  const after = openDatabase(file);
  const orders = await after.database.selectFrom('card_orders').select(['id', 'status', 'url']).orderBy('id').execute();
  const wait = await after.database.selectFrom('card_wait').select('since').executeTakeFirst();
  await after.database.destroy();
  rmSync(folder, { recursive: true });
  expect(orders).toEqual([
    { id: 'open', status: 'HELD', url: null },
    { id: 'paid', status: 'PAID', url: null },
  ]);
  expect(wait?.since).toBe('2026-05-02T10:00:00.000Z');
});

test('days that were held for a payment are free, and their stays wait for the owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-restored-'));
  const file = join(folder, 'database.sqlite');
  await copyTemplateDatabase(file);
  const before = openDatabase(file);
  const held = { heldUntil: '2027-03-01T10:30:00.000Z', heldAtMost: '2027-03-01T11:02:00.000Z', isInstant: true };
  const stays = [aStay({ confirmedAt: '2027-03-01T10:00:00.000Z', ...held }), aStay({ isInstant: true })];
  await transact(before.database, async (trx) => {
    for (const [index, stay] of stays.entries()) {
      await insertBooking(trx, stay);
      await trx
        .insertInto('occupied_days')
        .values({ day: `2027-06-1${index}`, booking_id: stay.id })
        .execute();
      const part = {
        booking_id: stay.id,
        position: 0,
        kind: 'DEPOSIT',
        amount: 1,
        due_date: '2027-03-04',
        paid: 0,
        is_estimate: 0,
      } as const;
      await trx.insertInto('instalments').values(part).execute();
    }
  });
  const sentBefore = await before.database.selectFrom('outbox').select('id').execute();
  await before.database.destroy();
  await prepareRestored(file, { cleanContent: async (html) => html });
  const after = openDatabase(file);
  const rows = await after.database
    .selectFrom('bookings')
    .select(['id', 'status', 'is_instant', 'held_until', 'held_at_most', 'confirmed_at', 'expires_at'])
    .where('id', '=', stays[0]?.id ?? '')
    .execute();
  const days = await after.database.selectFrom('occupied_days').select('booking_id').execute();
  const parts = await after.database.selectFrom('instalments').select('booking_id').execute();
  const sent = await after.database.selectFrom('outbox').select('id').execute();
  await after.database.destroy();
  rmSync(folder, { recursive: true });
  expect(rows).toMatchObject([
    { status: 'PENDING', is_instant: 0, held_until: null, held_at_most: null, confirmed_at: null, expires_at: null },
  ]);
  expect(days).toEqual([{ booking_id: stays[1]?.id }]);
  expect(parts).toEqual([{ booking_id: stays[1]?.id }]);
  expect(sent).toEqual(sentBefore);
});
