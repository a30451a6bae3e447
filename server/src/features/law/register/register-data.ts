import { addDays, addYears, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { maskNumber } from '@approdo/shared/domain/law/register/mask-number';
import { RETENTION_DAYS, YEARS_OF_RECEIPTS } from '@approdo/shared/domain/law/register/retention';
import { datesOf } from '@approdo/shared/domain/law/register/stay-segments';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { Reader } from '../../../db/transaction.ts';
import type { DataAudience, DataPart, GuestStay, RetainedData } from '../../stays/stays/index.ts';
import { auditReading } from './guests/note-reading.ts';
import { openGuest } from './guests/opened-guest.ts';
import { readSealedGuests } from './guests/read-sealed-guests.ts';
import { createGuestSeal, type GuestSeal } from './key/guest-seal.ts';
import type { KeysAtHand } from './key/key-at-hand.ts';
import { endCheckInLink } from './links/check-in-links.ts';
import type { SealedGuest } from './register.table.ts';
import { findLastReported, listReportedArrivals } from './reported-arrivals.records.ts';

/** A guest with dates of arrival and departure, their own or the stay's. */
type Dated = { readonly guest: SealedGuest; readonly arrival: string; readonly departure: string };

/**
 * The guests of a person's stays. Erasing ends their check-in links; the guests stay until the law has them deleted:
 * unreported ones since they must be reported, reported ones until the receipt is there.
 */
export function createRegisterData(keys: KeysAtHand): DataPart {
  return {
    name: 'register',

    async list(reader, { stays }, audience) {
      const guests = (await listGuests(reader, stays)).filter(({ guest }) => isVisibleTo(audience, guest));
      if (guests.length === 0) return [];
      const { key } = await keys.look(reader);
      const seal = key && createGuestSeal(key);
      return guests.map((dated) => describeGuest(dated, { seal, audience }));
    },

    async noteRead(trx, { stays }, reading) {
      const read = new Set((await listGuests(trx, stays)).map(({ guest }) => guest.stayId));
      for (const stay of stays) if (read.has(stay.id)) await auditReading(trx, stay, reading);
    },

    async erase(trx, { stays }) {
      let ended = 0;
      for (const { id } of stays) if (await endCheckInLink(trx, id)) ended += 1;
      return ended;
    },

    async findRetained(reader, { stays }) {
      const ids = stays.map(({ id }) => id);
      const reported = new Set((await listReportedArrivals(reader, ids)).map(({ guestId }) => guestId));
      const held = (await listGuests(reader, stays)).filter(({ guest }) => isHeld(guest));
      const lastReported = await findLastReported(reader, ids);
      return [
        ...retainedUntilDeleted(
          held.filter(({ guest }) => !reported.has(guest.id)),
          'keptUntoldGuestsWhy',
        ),
        ...retainedUntilDeleted(
          held.filter(({ guest }) => reported.has(guest.id)),
          'keptToldGuestsWhy',
        ),
        ...(lastReported === undefined ? [] : [retainedTransmissions(lastReported)]),
      ];
    },
  };
}

async function listGuests(reader: Reader, stays: readonly GuestStay[]): Promise<Dated[]> {
  const guests = await readSealedGuests(
    reader,
    stays.map(({ id }) => id),
  );
  return stays.flatMap(({ id, startDate, endDate }) => {
    const registered = { arrival: startDate, departure: endDate, guests: guests.get(id) ?? [] };
    return registered.guests.map((guest) => ({ guest, ...datesOf(guest, registered) }));
  });
}

function isHeld({ identity, rest }: SealedGuest): boolean {
  return identity !== null || rest !== null;
}

/** A person sees only guests entered through the link: the owner may have added others. */
function isVisibleTo(audience: DataAudience, { enteredBy }: SealedGuest): boolean {
  return audience === 'HOUSE' || enteredBy === 'LINK';
}

type DescribeContext = { readonly seal: GuestSeal | undefined; readonly audience: DataAudience };

/** Leaves out what no guest may see: `idswh`, and who identified them. */
function describeGuest({ guest, arrival, departure }: Dated, { seal, audience }: DescribeContext) {
  const { id, stayId: bookingId, keptOrigin, keptAge } = guest;
  const known = { id, bookingId, arrival, departure };
  if (!isHeld(guest)) return { ...known, keptOrigin, keptAge };
  if (guest.keyFingerprint !== seal?.fingerprint) return { ...known, unreadable: REFUSAL_WORDS.it.registerKeyMissing };
  const { stayId: _, idswh: __, isArrivalLost: ___, isDepartureLost: ____, ...opened } = openGuest(seal, guest);
  const { identified, docNumber } = opened;
  const number = { docNumber: audience === 'SUBJECT' && docNumber !== null ? maskNumber(docNumber) : docNumber };
  return { ...opened, ...number, ...known, identified: identified && { how: identified.how, at: identified.at } };
}

function retainedUntilDeleted(guests: readonly Dated[], why: RetainedData['why']): RetainedData[] {
  const last = guests
    .map(({ departure }) => departure)
    .toSorted()
    .at(-1);
  return last === undefined ? [] : [{ what: 'keptGuests', why, until: addDays(last, RETENTION_DAYS) }];
}

function retainedTransmissions(lastReported: string): RetainedData {
  const until = addYears(todayInRome(new Date(lastReported)), YEARS_OF_RECEIPTS);
  return { what: 'keptTransmissions', why: 'keptTransmissionsWhy', until };
}
