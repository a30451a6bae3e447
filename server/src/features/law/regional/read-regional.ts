import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegionalRange, RegionalStay } from '@approdo/shared/domain/law/regional/regional-days';
import { type RegionalTerms, reportsToRegion } from '@approdo/shared/domain/law/regional/regional-terms';
import type { Travel } from '@approdo/shared/domain/law/regional/travel-words';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import {
  type GuestSeal,
  type KeysAtHand,
  type ListedStay,
  listTravels,
  type OfficialLists,
  type OpenedGuest,
  readGuestsOfStays,
  readRegisterStays,
  requireRegister,
} from '../register/index.ts';
import { getRegionalTerms } from './regional-settings.repository.ts';

export type RegionalNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  readonly lists: OfficialLists;
};

export type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** A stay as reported to the region, with its title. */
export type NamedStay = Omit<RegionalStay, 'guests'> & {
  readonly title: string;
  readonly id: string;
  readonly guests: readonly OpenedGuest[];
};

/** Everything a report to the region is made from. */
export type RegionalReport = {
  readonly terms: RegionalTerms & { readonly firstDay: LocalDate };
  readonly tables: OfficialTables;
  readonly seal: GuestSeal;
  readonly range: RegionalRange & { readonly stays: readonly NamedStay[] };
};

/** Throws 409 where the register is off, no region is chosen, or the key or an official list is missing. */
export async function readRegional(reader: Reader, needs: RegionalNeeds, days: Days): Promise<RegionalReport> {
  const { terms, firstDay } = await requireRegion(reader);
  const seal = await needs.keys.seal(reader);
  const tables = await needs.lists.read(reader);
  if (!tables) throw conflict(say('tablesMissing'));
  // A first file also has the guests of the night before it.
  const listed = await readRegisterStays(reader, { from: addDays(days.from, -1), to: days.to });
  const stays = listed.filter(({ isCancelled }) => !isCancelled);
  const ids = stays.map(({ id }) => id);
  const guests = await readGuestsOfStays(reader, seal, ids);
  const travels = await listTravels(reader, ids);
  return {
    terms: { ...terms, firstDay },
    tables,
    seal,
    range: {
      ...days,
      stays: stays.map((stay) => ofStay(stay, { guests: guests.get(stay.id) ?? [], travel: travels.get(stay.id) })),
      property: { firstDay, rooms: terms.rooms, beds: terms.beds, closed: terms.closed },
    },
  };
}

/** Throws 409 where the register is off, or no region is chosen. */
export async function requireRegion(reader: Reader) {
  await requireRegister(reader);
  const terms = await getRegionalTerms(reader);
  if (!reportsToRegion(terms) || terms.firstDay === null) throw conflict(say('regionMissing'));
  return { terms, firstDay: terms.firstDay };
}

type StayDetails = { readonly guests: readonly OpenedGuest[]; readonly travel: Travel | undefined };

function ofStay({ id, source, title, startDate, endDate }: ListedStay, { guests, travel }: StayDetails): NamedStay {
  return {
    ...travel,
    id,
    title,
    source,
    arrival: startDate,
    departure: endDate,
    guests: guests.map(withRetainedOrigin),
  };
}

/** Replaces a deleted residence with the retained state of origin. */
function withRetainedOrigin(guest: OpenedGuest): OpenedGuest {
  return guest.restDeletedAt === null ? guest : { ...guest, residenceState: guest.keptOrigin };
}
