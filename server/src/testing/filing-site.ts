import { randomUUID } from 'node:crypto';
import type { RegisterTerms } from '@approdo/shared/contract/law/register-settings';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { transact } from '../db/transaction.ts';
import { insertGuests } from '../features/law/register/guests/guests.records.ts';
import { type GuestDetails, sealDetails } from '../features/law/register/guests/opened-guest.ts';
import { createGuestSeal, type GuestSeal } from '../features/law/register/key/guest-seal.ts';
import type { AddedStay, SealedGuest } from '../features/law/register/register.table.ts';
import { getRegisterTerms, putRegisterTerms } from '../features/law/register/settings/settings.records.ts';
import { insertAddedStay } from '../features/law/register/stays.records.ts';
import { createKeyRows } from './key-rows.ts';
import { createRegisterSite } from './register-site.ts';
import type { TestSiteOptions } from './test-site-options.ts';

export type FilingSite = Awaited<ReturnType<typeof createFilingSite>>;

/** A complete guest; with a document unless the guest is a member. */
const ROSSI: GuestDetails = {
  lastName: 'Rossi',
  firstName: 'Paolo',
  sex: 'M',
  birthDate: '1973-03-13',
  birthState: '100000100',
  birthPlace: '412058091',
  citizenship: '100000100',
  residenceState: '100000100',
  residencePlace: '412058091',
  docType: 'IDENT',
  docNumber: 'AB 123-CD',
  docPlace: '412058091',
};

export type WrittenGuest = Partial<
  GuestDetails & Pick<SealedGuest, 'id' | 'role' | 'headId' | 'arrival' | 'departure' | 'enteredBy'>
>;

type WrittenStay = Partial<Omit<AddedStay, 'requestKey'>>;

/** The bytes of a receipt; the portal's own are larger. */
export const RECEIPT = Buffer.from('%PDF-1.7\nAlloggiati Web\n%%EOF');

/** A site with an active register and helpers for tests of reports to the Polizia; no letter is queued. */
export async function createFilingSite(options: TestSiteOptions = {}) {
  const site = await createRegisterSite(options);
  const { database } = site;
  const key = await site.registerKeyPlace.read();
  if (!key) throw new Error('the register has no key');
  const seal = createGuestSeal(key);
  await site.deliverMail();
  site.sent.length = 0;

  async function addGuests(stayId: string, guests: readonly WrittenGuest[]): Promise<string[]> {
    const createdAt = site.clock.now().toISOString();
    const rows = guests.map((guest, position) => ({
      ...aSealedGuest(seal, stayId, { position, ...guest }),
      createdAt,
    }));
    await transact(database, (trx) => insertGuests(trx, rows));
    return rows.map(({ id }) => id);
  }

  return {
    ...site,
    admin: site.client,
    seal,
    addGuests,

    /** Stores terms directly, even those that a call would refuse. */
    async setTerms(terms: Partial<RegisterTerms>): Promise<void> {
      await transact(database, async (trx) => putRegisterTerms(trx, { ...(await getRegisterTerms(trx)), ...terms }));
    },

    /** An administrator with two proofs, freshly proved. */
    async signIn() {
      const signedIn = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
      const { id } = await signedIn.client.auth.me();
      await createKeyRows(database).addPasskey({ userId: id });
      const proved_at = site.clock.now().toISOString();
      await database
        .updateTable('sessions')
        .set({ proved_by: 'PASSKEY', proved_at })
        .where('user_id', '=', id)
        .execute();
      return signedIn;
    },

    /** Adds a stay as the owner: three nights from today unless given, with one guest. */
    async addStay(stay: WrittenStay = {}, guests: readonly WrittenGuest[] = [{}]) {
      const startDate = stay.startDate ?? site.clock.today();
      const added = anAddedStay({
        startDate,
        endDate: addDays(startDate, 3),
        numberOfGuests: Math.max(1, guests.length),
        createdAt: site.clock.now().toISOString(),
        ...stay,
      });
      await transact(database, (trx) => insertAddedStay(trx, added));
      return { id: added.id, guestIds: await addGuests(added.id, guests) };
    },

    readGuests: () =>
      database.selectFrom('register_guests').selectAll().orderBy('stay_id').orderBy('position').execute(),

    /** The audit lines of an action, in order. */
    async summariesOf(action: string): Promise<string[]> {
      const lines = await database.selectFrom('audit').selectAll().orderBy('at').execute();
      return lines.filter((line) => line.action === action).map(({ summary }) => summary);
    },
  };
}

type Added = Pick<AddedStay, 'startDate' | 'endDate' | 'createdAt'> & Partial<AddedStay>;

/** A stay from a portal as the owner adds it, of one guest unless given. */
export function anAddedStay(stay: Added): AddedStay {
  return {
    id: randomUUID(),
    requestKey: randomUUID(),
    bookingId: null,
    source: 'CHANNEL',
    title: 'Airbnb',
    numberOfGuests: 1,
    ...stay,
  };
}

/** The row of a complete guest of a stay. */
export function aSealedGuest(
  seal: GuestSeal,
  stayId: string,
  {
    id = randomUUID(),
    position = 0,
    role = 'SINGLE',
    headId = null,
    arrival = null,
    departure = null,
    enteredBy = 'OWNER',
    ...details
  }: WrittenGuest & { readonly position?: number } = {},
): SealedGuest {
  return {
    id,
    stayId,
    position,
    role,
    headId,
    arrival,
    departure,
    isArrivalLost: false,
    isDepartureLost: false,
    exemption: null,
    idswh: id.replaceAll('-', '').slice(0, 20).toUpperCase(),
    identifiedHow: null,
    identifiedAt: null,
    identifiedBy: null,
    ...sealDetails(seal, { id, details: { ...ROSSI, ...details }, before: undefined }),
    keptOrigin: null,
    keptAge: null,
    keptNights: null,
    enteredBy,
    createdAt: '2027-01-01T00:00:00.000Z',
  };
}
