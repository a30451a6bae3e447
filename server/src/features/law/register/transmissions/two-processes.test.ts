import { randomUUID } from 'node:crypto';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { expect, test, vi } from 'vitest';
import { makeRegisterKey } from '../../../../adapters/register-key.ts';
import { createFixedKeyStore } from '../../../../adapters/register-key-store.ts';
import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { anAddedStay, aSealedGuest } from '../../../../testing/filing-site.ts';
import { sharedDatabase } from '../../../../testing/postgres/engines.ts';
import { rowsOf } from '../../../../testing/register-site.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import { insertGuests } from '../guests/guests.records.ts';
import { createGuestSeal } from '../key/guest-seal.ts';
import { createKeysAtHand } from '../key/key-at-hand.ts';
import { createOfficialLists } from '../official-lists.ts';
import { replaceTable } from '../official-tables.repository.ts';
import { deleteDue } from '../retention/delete-due.ts';
import { putRegisterTerms } from '../settings/settings.records.ts';
import { insertAddedStay } from '../stays.records.ts';
import { createTransmissions } from './transmissions.service.ts';

// Each test creates a database of its own.
vi.setConfig({ testTimeout: 60_000 });

const key = makeRegisterKey();
const clock = createTestClock(new Date('2027-03-01T10:00:00Z'));
const caller = { userId: 'anna', name: 'Anna' } as Caller;

/** Two processes of one site with the register on. */
async function startTwo(): Promise<readonly [Database, Database]> {
  const shared = await sharedDatabase();
  const [{ database }, second] = [await shared.startProcess().open(), await shared.startProcess().open()];
  await transact(database, async (trx) => {
    for (const kind of TABLE_KINDS) {
      await replaceTable(trx, { kind, rows: rowsOf(kind), now: clock.now() });
    }
    await putRegisterTerms(trx, {
      isOn: true,
      account: 'STANDARD',
      apartmentId: null,
      checkInLetter: { isOn: false, days: 3, hour: 9 },
      reminders: true,
    });
  });
  return [database, second.database];
}

type Stay = { readonly startDate: string; readonly endDate: string; readonly guests: number };

async function addStay(database: Database, { startDate, endDate, guests }: Stay): Promise<void> {
  const stay = anAddedStay({ startDate, endDate, numberOfGuests: guests, createdAt: clock.now().toISOString() });
  await transact(database, async (trx) => {
    await insertAddedStay(trx, stay);
    const places = Array.from({ length: guests }, (_, position) => position);
    await insertGuests(
      trx,
      places.map((position) => aSealedGuest(createGuestSeal(key), stay.id, { position })),
    );
  });
}

const needsOf = (database: Database) => ({
  database,
  clock,
  keys: createKeysAtHand(createFixedKeyStore(key)),
  lists: createOfficialLists(),
});

test('of two processes that record one day at once one has its guests, and nobody is left for the other', async () => {
  const databases = await startTwo();
  await addStay(databases[0], { startDate: '2027-03-01', endDate: '2027-03-04', guests: 3 });
  const outcomes = await Promise.allSettled(
    databases.map((database) =>
      createTransmissions(needsOf(database)).record({ key: randomUUID(), date: '2027-03-01' }, caller),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: 'Nessun ospite da comunicare per questo giorno' },
  });
  const reported = await databases[1].selectFrom('register_transmitted').select('guest_id').execute();
  expect(reported).toHaveLength(3);
});

test('what two processes delete at once is deleted and told of once', async () => {
  const databases = await startTwo();
  const stay = { startDate: '2026-10-01', endDate: '2026-10-04', guests: 30 };
  for (let n = 0; n < 9; n += 1) await addStay(databases[0], stay);
  await Promise.all(databases.map((database) => deleteDue(database, needsOf(database))));
  const left = await databases[0]
    .selectFrom('register_guests')
    .innerJoin('register_stays', 'register_stays.id', 'stay_id')
    .select('register_guests.id')
    .where('end_date', '=', '2026-10-04')
    .where('identity', 'is not', null)
    .execute();
  expect(left).toEqual([]);
  const lines = await databases[0].selectFrom('audit').select('summary').where('action', '=', 'DATA_DELETED').execute();
  expect(lines.reduce((sum, { summary }) => sum + Number(summary.split(' ')[0]), 0)).toBe(270);
});
