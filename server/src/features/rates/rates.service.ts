import type { rateList } from '@approdo/shared/contract/stay/rates';
import type { Language } from '@approdo/shared/domain/language/language';
import type { PriceBook } from '@approdo/shared/domain/money/price-book';
import { bookOfList, type Quote, quoteStay } from '@approdo/shared/domain/money/quote';
import { findStayFaults, type Stay } from '@approdo/shared/domain/stay/stay';
import type { StayFaults } from '@approdo/shared/domain/stay/stay-fault';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Facts } from '../../db/kept-facts.ts';
import { type Reader, transact } from '../../db/transaction.ts';
import { type Precondition, type Versioned, withVersion } from '../../http/calls/precondition.ts';
import { invalidFields } from '../../http/problems.ts';
import { createStayJudge } from './judge-stay.ts';
import { getRates, putRates } from './rates.repository.ts';

type RateList = z.output<typeof rateList>;

/** Left out or undefined, a field stays as it was. */
type RatesEdit = { readonly [Field in keyof RateList]?: RateList[Field] | undefined };

/** All that stays are priced by, as it is now. */
export async function readPriceBook(reader: Reader): Promise<PriceBook> {
  return bookOfList(await getRates(reader));
}

type QuoteOptions = { readonly linen: boolean; readonly language: Language };

type RatesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** For what follows from prices, rules and taken days. */
  readonly keepFacts: <Fact>(most: number) => Facts<Fact>;
};

export type Rates = ReturnType<typeof createRates>;

/** The price list, and what a stay costs by it. */
export function createRates({ database, clock, keepFacts }: RatesNeeds) {
  const priceBook = keepFacts<PriceBook>(1);
  const judge = createStayJudge({ database, keepFacts });

  return {
    async get(): Promise<RateList & Versioned> {
      return withVersion(await getRates(database));
    },

    /** Seasons come and go together, so that a list that was whole stays whole. */
    async replace(edit: RatesEdit, precondition: Precondition): Promise<RateList & Versioned> {
      return await transact(database, async (trx) => {
        const before = await getRates(trx);
        precondition(withVersion(before));
        await putRates(trx, {
          seasons: edit.seasons ?? before.seasons,
          cleaningFee: edit.cleaningFee ?? before.cleaningFee,
          linenFee: edit.linenFee ?? before.linenFee,
          currency: before.currency,
        });
        return withVersion(await getRates(trx));
      });
    },

    /** With what the stay breaks of the owner's rules. Throws 400 where the dates are no stay; one in the past is. */
    async quote(stay: Stay, { linen, language }: QuoteOptions): Promise<Quote & { readonly ruleFaults: StayFaults }> {
      const today = clock.today();
      const faults = findStayFaults(stay, today, { mayBePast: true });
      if (Object.keys(faults).length > 0) throw invalidFields({ ...faults });
      const book = await priceBook('', () => readPriceBook(database));
      const quote = quoteStay({ ...stay, linen }, book, { asOf: today });
      return { ...quote, ruleFaults: await judge(stay, { today, language }) };
    },
  };
}
