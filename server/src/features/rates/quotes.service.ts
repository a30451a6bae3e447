import type { QuoteAnswer, quoteQuery } from '@approdo/shared/contract/stay/quote';
import { daysBetween } from '@approdo/shared/domain/date/local-date';
import type { Language } from '@approdo/shared/domain/language/language';
import { chooseExtras } from '@approdo/shared/domain/money/choose-extras';
import type { ChosenExtra, Extra } from '@approdo/shared/domain/money/extra';
import type { PriceBook } from '@approdo/shared/domain/money/price-book';
import { quoteStay } from '@approdo/shared/domain/money/quote';
import { maxGuestsFor } from '@approdo/shared/domain/stay/booking';
import { findStayFaults } from '@approdo/shared/domain/stay/stay';
import { type Saying, type Sayings, say, wordEach } from '@approdo/shared/words/say';
import { sayExtraFault } from '@approdo/shared/words/say-extra-fault';
import { tellQuote } from '@approdo/shared/words/tell-quote';
import { WORDS } from '@approdo/shared/words/words';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Facts } from '../../db/kept-facts.ts';
import { refuseFaults } from '../../http/problems.ts';
import { readOfferedExtras } from '../extras/index.ts';
import { getProperty } from '../property/index.ts';
import { createStayJudge } from './judge-stay.ts';
import { readPriceBook } from './read-price-book.ts';

type Asked = z.output<typeof quoteQuery>;

type Asker = { readonly language: Language; readonly isOwner: boolean };

type Choice = { readonly extras: readonly ChosenExtra[]; readonly fault?: Saying };

type QuotesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** For what follows from prices, rules and taken days. */
  readonly keepFacts: <Fact>(most: number) => Facts<Fact>;
};

export type Quotes = ReturnType<typeof createQuotes>;

/** What a stay costs by the prices of now. */
export function createQuotes({ database, clock, keepFacts }: QuotesNeeds) {
  const priceBook = keepFacts<PriceBook>(1);
  const mostGuests = keepFacts<number>(1);
  const offered = keepFacts<readonly Extra[]>(1);
  const judge = createStayJudge({ database, keepFacts });
  const readMostGuests = async () => maxGuestsFor((await getProperty(database)).maxGuests);

  async function findFaults(asked: Asked, { isOwner }: Asker): Promise<Sayings> {
    const { guests, children = 0, asOf } = asked;
    const most = guests === undefined ? undefined : await mostGuests('', readMostGuests);
    return {
      ...findStayFaults(asked, clock.today(), { mayBePast: true }),
      ...(guests !== undefined && most !== undefined && guests > most && { guests: say('guestsOutOfRange', { most }) }),
      ...(children > 0 && children >= (guests ?? 1) && { children: say('noAdult') }),
      ...(asOf !== undefined && !isOwner && { asOf: say('requestDayForOwner') }),
    };
  }

  /** What is taken besides, or why it cannot be. */
  async function choose({ startDate, extras = [] }: Asked, { language, isOwner }: Asker): Promise<Choice> {
    if (extras.length === 0) return { extras: [] };
    const daysAhead = daysBetween(clock.today(), startDate);
    const choosing = { offered: await offered('', () => readOfferedExtras(database)), chosen: [], daysAhead, isOwner };
    const { extras: chosen, fault } = chooseExtras(extras, choosing);
    return fault ? { extras: [], fault: sayExtraFault(fault, language) } : { extras: chosen };
  }

  return {
    /** With what the stay breaks of the owner's rules. Throws 400 where the dates are no stay; one in the past is. */
    async quote(asked: Asked, asker: Asker): Promise<QuoteAnswer> {
      const { startDate, endDate, guests, children, detail } = asked;
      const today = clock.today();
      const stay = { startDate, endDate };
      const choice = await choose(asked, asker);
      refuseFaults(defined({ ...(await findFaults(asked, asker)), extras: choice.fault }));
      const book = await priceBook('', () => readPriceBook(database));
      const wish = { ...stay, linen: asked.linen === 'true', guests, children, extras: choice.extras };
      const quote = quoteStay(wish, book, { asOf: asked.asOf ?? today });
      const { language } = asker;
      const ruleFaults = await judge(stay, { today, language });
      return {
        ...tellQuote(quote, { ...asker, detail: detail === 'true' }),
        ...(Object.keys(ruleFaults).length > 0 && { ruleFaults: wordEach(ruleFaults, WORDS[language]) }),
      };
    },
  };
}

function defined(faults: Sayings): Record<string, NonNullable<Sayings[string]>> {
  return Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}
