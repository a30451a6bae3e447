import { expect, test, vi } from 'vitest';
import { createRowKeyStore } from '../../../../adapters/register-key-store.ts';
import { storeInRows } from '../../../../adapters/stored-values.ts';
import { transact } from '../../../../db/transaction.ts';
import { aSealedGuest } from '../../../../testing/filing-site.ts';
import { sharedDatabase } from '../../../../testing/postgres/engines.ts';
import { insertGuests } from '../guests/guests.records.ts';
import { openGuest } from '../guests/opened-guest.ts';
import { createKeysAtHand } from './key-at-hand.ts';

// The test creates a database of its own.
vi.setConfig({ testTimeout: 60_000 });

const SECRET = 'a secret of the tests, more than 32 bytes long';

test('of two processes that make the key of a house at once one does, and each opens what the other seals', async () => {
  const shared = await sharedDatabase();
  const processes = await Promise.all(
    [1, 2].map(async () => {
      const { database, openStoredRow } = await shared.startProcess().open();
      if (!openStoredRow) throw new Error('processes that share a house have rows for what no archive has');
      return { database, keys: createKeysAtHand(createRowKeyStore(storeInRows(openStoredRow), SECRET)) };
    }),
  );
  const seals = await Promise.all(processes.map(({ database, keys }) => keys.seal(database)));
  const [one, other] = [seals[0], seals[1]];
  if (!one || !other) throw new Error('both have a key');
  expect(other.fingerprint).toBe(one.fingerprint);
  const guest = aSealedGuest(one, 'stay');
  expect(openGuest(other, guest)).toMatchObject({ lastName: 'Rossi' });
  for (const { database, keys } of processes) {
    await transact(database, (trx) => insertGuests(trx, [aSealedGuest(one, 'stay')]));
    expect(await keys.look(database)).toMatchObject({ state: 'READY', key: { fingerprint: one.fingerprint } });
  }
});
