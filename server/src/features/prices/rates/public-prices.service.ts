import type { DayPrice, PublicPrices } from '@approdo/shared/contract/prices/prices';
import { addDays, type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { bestLastMinute } from '@approdo/shared/domain/prices/discount';
import { nameOfExtra } from '@approdo/shared/domain/prices/extra';
import type { InstantRules } from '@approdo/shared/domain/prices/instant';
import { isWeekendNight, seventhsOfNight, withWeek } from '@approdo/shared/domain/prices/night-price';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import { findPriceRange } from '@approdo/shared/domain/prices/price-range';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { CachedRead } from '../../../db/read-cache.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { getTurnover } from '../../content/property/index.ts';
import { listOccupiedBetween } from '../../stays/stays/index.ts';
import { hasCodes } from '../codes/index.ts';
import { readOfferedExtras } from '../extras/index.ts';
import { readStayJudge } from './judge-stay.ts';
import { readPriceBook } from './read-price-book.ts';

const SEVENTHS_OF_EURO = 700;

const DAYS_AHEAD = 366;

type PublicPricesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** A cache of what is derived from prices, rules and occupied days. */
  readonly createReadCache: <Fact>(limit: number) => CachedRead<Fact>;
};

type Range = { readonly from: LocalDate; readonly to: LocalDate };

export type PublicPriceViews = ReturnType<typeof createPublicPrices>;

/** Prices as visitors see them, without what is for the owner only. */
export function createPublicPrices({ database, clock, createReadCache }: PublicPricesNeeds) {
  // Every home page tells it, and it looks at a year of stays.
  const lowest = createReadCache<PublicPrices['from']>(1);

  return {
    async get({ language }: LocaleContext): Promise<PublicPrices> {
      const book = await readPriceBook(database);
      const today = clock.today();
      const { show, weekendNights, shortStays, guests, childAge, discounts, exceptions, instant } = book.rules;
      const { linenPer, linenUntilDays } = book.rules;
      const extras = (await readOfferedExtras(database)).filter(({ isOn }) => isOn);
      return {
        show,
        from: show === 'LIST' ? null : await lowest(today, () => readLowest(database, today)),
        weekendNights: [...weekendNights],
        shortStays: { ...shortStays, percents: [...shortStays.percents] },
        guests,
        childAge,
        discounts: [...discounts],
        extras: extras.map(({ names, isOn: _, ...extra }) => ({
          ...extra,
          name: nameOfExtra({ names, name: extra.name }, language),
        })),
        linenPer,
        linenUntilDays,
        hasCodes: await hasCodes(database, today),
        instant: instant.isOn ? withoutSwitch(instant) : null,
        lists: book.lists.map(({ validFrom, seasons, cleaningFee, linenFee }) => ({
          validFrom: validFrom ?? null,
          seasons: seasons.map((season) => withWeek(season, weekendNights)),
          cleaningFee,
          linenFee,
        })),
        exceptions: exceptions
          .filter(({ endDate }) => endDate >= today)
          .map(({ label: _, ...days }) => withWeek(days, weekendNights)),
      };
    },

    /** Prices of free days from today on; empty unless the calendar shows prices. */
    async listDays({ from, to }: Range): Promise<DayPrice[]> {
      const book = await readPriceBook(database);
      const today = clock.today();
      const first = from < today ? today : from;
      if (book.rules.show !== 'CALENDAR' || first > to) return [];
      const occupied = new Set(await listOccupiedBetween(database, { from: first, to }));
      return listDays(first, to)
        .filter((day) => !occupied.has(day))
        .flatMap((day) => priceDay(book, day, today));
    },
  };
}

/** Null if no week of the coming year can be had. Reads all that it depends on, so that a cache may keep it. */
async function readLowest(reader: Reader, today: LocalDate): Promise<PublicPrices['from']> {
  const book = await readPriceBook(reader);
  const days = { startDate: today, endDate: addDays(today, DAYS_AHEAD) };
  const range = findPriceRange(book, {
    today,
    occupied: new Set(await listOccupiedBetween(reader, { from: days.startDate, to: days.endDate })),
    ...(await getTurnover(reader)),
    rules: await readStayJudge(reader, { today, language: ITALIAN, days }),
  });
  return range ? { amount: range.lowest, per: range.per } : null;
}

function withoutSwitch({ isOn: _, ...rules }: InstantRules): NonNullable<PublicPrices['instant']> {
  return rules;
}

function priceDay({ findPrices, rules }: PriceBook, date: LocalDate, today: LocalDate): DayPrice[] {
  const prices = findPrices(date);
  if (!prices) return [];
  const sevenths = seventhsOfNight(prices, isWeekendNight(date, rules.weekendNights));
  const euros = Math.floor((2 * sevenths + SEVENTHS_OF_EURO) / (2 * SEVENTHS_OF_EURO));
  const percent = bestLastMinute(rules.discounts, { arrival: date, asOf: today });
  return [{ date, euros, ...(percent > 0 && { percent }) }];
}
