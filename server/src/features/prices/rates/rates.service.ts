import type { RatesAnswer, rateList, YearList } from '@approdo/shared/contract/prices/rates';
import { withWeek } from '@approdo/shared/domain/prices/night-price';
import { findListYearFault, listOfYear, MAX_PRICE_LISTS } from '@approdo/shared/domain/prices/price-years';
import type { Rates as Prices } from '@approdo/shared/domain/prices/rates';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { conflict, invalidFields, notFound } from '../../../http/problems.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { acceptSeasons } from './accept-day-prices.ts';
import { getPriceRules, type StoredPriceRules } from './price-rules.repository.ts';
import { deletePriceList, listPriceLists, putPriceList, type StoredList } from './rates.repository.ts';

/** Who makes the change, and the version it is based on. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

type ListSent = z.output<typeof rateList>;

/** A field left out or undefined is unchanged. */
type RatesEdit = { readonly [Field in keyof ListSent]?: ListSent[Field] | undefined };

type YearListSent = Omit<ListSent, 'currency'>;

export type Rates = ReturnType<typeof createRates>;

/** The price lists: the first one, and those that replace it from a year on. */
export function createRates({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const thisYear = () => Number(clock.today().slice(0, 4));

  async function note(trx: Trx, by: Actor, summary: string): Promise<void> {
    const line = { action: 'PRICE_CHANGED', object: 'PRICES', objectId: null } as const;
    await writeAudit(trx, { ...line, at: clock.now(), by, summary });
  }

  return {
    /** The list in force in a year, by default this one. */
    async get(year = thisYear()): Promise<RatesAnswer> {
      return await readList(database, year);
    },

    /** Seasons are replaced together, so that a complete list stays complete. */
    async replace(edit: RatesEdit, { caller, precondition }: WriteContext): Promise<RatesAnswer> {
      return await transact(database, async (trx) => {
        precondition(await readList(trx, thisYear()));
        const before = listOfYear(await listPriceLists(trx), thisYear());
        await putPriceList(trx, {
          validFrom: before.validFrom,
          seasons: edit.seasons ? acceptSeasons(edit.seasons, before.seasons) : before.seasons,
          cleaningFee: edit.cleaningFee ?? before.cleaningFee,
          linenFee: edit.linenFee ?? before.linenFee,
        });
        await note(trx, caller, 'Listino in vigore');
        return await readList(trx, thisYear());
      });
    },

    async listYears(): Promise<YearList[]> {
      return await readYears(database);
    },

    /** Throws 400 if no list may begin in that year, 409 at the maximum number of lists. */
    async replaceYear(year: number, list: YearListSent, { caller, precondition }: WriteContext): Promise<YearList> {
      const fault = findListYearFault(year, thisYear());
      if (fault !== undefined) throw invalidFields({ year: fault });
      return await transact(database, async (trx) => {
        const before = await readYears(trx);
        const known = before.find(({ validFrom }) => validFrom === year);
        precondition(known ?? NO_LIST);
        if (!known && before.length >= MAX_PRICE_LISTS) {
          throw conflict(say('tooManyPriceLists', { max: MAX_PRICE_LISTS }));
        }
        await putPriceList(trx, { ...list, validFrom: year, seasons: acceptSeasons(list.seasons, []) });
        await note(trx, caller, `Listino dal ${year}`);
        return await getYear(trx, year);
      });
    },

    /** The previous list then stays in force; the first one, which has no year, cannot be removed. */
    async removeYear(year: number, by: Actor): Promise<void> {
      await transact(database, async (trx) => {
        if (!(await deletePriceList(trx, year))) throw notFound(say('priceListUnknown'));
        await note(trx, by, `Listino dal ${year} eliminato`);
      });
    },
  };
}

/** The version of a list that does not exist yet: never equal to one that was read. */
const NO_LIST = { version: '' };

/** Sets the first list of a site. */
export async function putRates(trx: Trx, { seasons, cleaningFee, linenFee }: Prices): Promise<void> {
  await putPriceList(trx, { validFrom: null, seasons, cleaningFee, linenFee });
}

async function readList(reader: Reader, year: number): Promise<RatesAnswer> {
  const { validFrom, ...answer } = listOfYear(await readYears(reader), year);
  return validFrom === null ? answer : { ...answer, validFrom };
}

async function readYears(reader: Reader): Promise<YearList[]> {
  const rules = await getPriceRules(reader);
  const lists = await listPriceLists(reader);
  return lists.map((list) => withVersion({ validFrom: list.validFrom, ...viewList(list, rules) }));
}

async function getYear(reader: Reader, year: number): Promise<YearList> {
  const list = (await readYears(reader)).find(({ validFrom }) => validFrom === year);
  if (!list) throw new Error('the list that was put is not there');
  return list;
}

function viewList({ seasons, cleaningFee, linenFee }: StoredList, { weekendNights }: StoredPriceRules) {
  return {
    seasons: seasons.map((season) => withWeek(season, weekendNights)),
    cleaningFee,
    linenFee,
    currency: 'EUR' as const,
  };
}
