import { randomUUID } from 'node:crypto';
import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import { type OfficialRow, TABLE_KINDS, type TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { readTableFile } from '@approdo/shared/domain/law/register/table-file';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import type { RegisterKey } from '../adapters/register-key.ts';
import type { RegisterKeyStore } from '../adapters/register-key-store.ts';
import { transact } from '../db/transaction.ts';
import { replaceTable } from '../features/law/register/official-tables.repository.ts';
import { addApp, codeNow } from './code-app.ts';
import { createLettingSite } from './letting-site.ts';
import type { TestSiteOptions } from './test-site-options.ts';

const CODE_STEP_MS = 30_000;

export type RegisterSite = Awaited<ReturnType<typeof createRegisterSite>>;

/** A site whose owner has a second proof, has imported the official lists and uses the guest register. */
export async function createRegisterSite(options: TestSiteOptions = {}) {
  const registerKeyPlace = options.registerKeyPlace ?? createLosableKey();
  const site = await createLettingSite({ ...options, registerKeyPlace });
  const { client } = site.owner;
  const { secret } = await addApp(site, site.owner);
  await transact(site.database, async (trx) => {
    for (const kind of TABLE_KINDS) await replaceTable(trx, { kind, rows: rowsOf(kind), now: site.clock.now() });
  });
  await client.registerSettings.replace({ body: { isOn: true } });

  return {
    ...site,
    client,
    registerKeyPlace,

    /** Lets time pass, and renews the owner's fresh proof. */
    async later(ms: number) {
      site.clock.advance(Math.max(ms, CODE_STEP_MS));
      await client.freshProof.give({ body: { code: await codeNow(site, secret) } });
    },

    /** Adds a stay as the owner; returns its id. */
    async addStay(change: { startDate?: string; endDate?: string; numberOfGuests?: number; title?: string } = {}) {
      const stay = await client.registerStays.add({
        body: {
          key: randomUUID(),
          source: 'CHANNEL',
          title: 'Airbnb',
          startDate: '2027-03-01',
          endDate: '2027-03-08',
          numberOfGuests: 2,
          ...change,
        },
      });
      return stay.id;
    },

    async write(id: string, guests: readonly Partial<GuestEdit>[]) {
      return await client.registerGuests.replace({ params: { id }, body: { guests: [...guests] } });
    },

    async stay(id: string) {
      const stays = await client.registerStays.list({ query: { from: '2026-09-01', to: '2027-09-30' } });
      return stays.find((stay) => stay.id === id);
    },

    /** Records that the file of a day was uploaded, or its receipt stored. */
    async report(id: string, state: 'UPLOADED' | 'RECEIPTED', marks: ReadonlyMap<string, string>, arrival: string) {
      const transmission = randomUUID();
      await site.database
        .insertInto('register_transmissions')
        .values({
          id: transmission,
          request_key: randomUUID(),
          kind: 'ALLOGGIATI',
          date: arrival,
          channel: 'FILE',
          state,
          guests: marks.size,
          sha256: '',
          at: site.clock.now().toISOString(),
          by_id: null,
          by_name: 'Prova',
        })
        .execute();
      for (const [guest_id, mark] of marks) {
        await site.database
          .insertInto('register_transmitted')
          .values({ id: randomUUID(), transmission_id: transmission, guest_id, stay_id: id, arrival, mark })
          .execute();
      }
    },
  };
}

/** A code of the tests' official lists. */
export function rowsOf(kind: TableKind): readonly OfficialRow[] {
  const read = readTableFile(kind, OFFICIAL_FILES[kind]);
  if (read.fault) throw new Error(`the list ${kind} of the tests has a fault`);
  return read.rows;
}

/** A key place whose key can be lost, as on another machine. */
export function createLosableKey(): RegisterKeyStore & { lose: () => RegisterKey | undefined } {
  let present: RegisterKey | undefined;
  return {
    read: async () => present,
    async put(key, before) {
      if (present?.fingerprint === before?.fingerprint) present = key;
      return present ?? key;
    },
    async putBack(before, key) {
      if (present?.fingerprint === key.fingerprint) present = before;
    },
    lose() {
      const lost = present;
      present = undefined;
      return lost;
    },
  };
}
