import type { QuoteAnswer, quoteQuery } from '@approdo/shared/contract/prices/quote';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { chooseExtras } from '@approdo/shared/domain/prices/choose-extras';
import type { ChosenExtra, Extra } from '@approdo/shared/domain/prices/extra';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import type { Quote } from '@approdo/shared/domain/prices/quote';
import { quoteStay } from '@approdo/shared/domain/prices/quote';
import { maxGuestsFor } from '@approdo/shared/domain/stays/booking';
import { findStayFaults } from '@approdo/shared/domain/stays/stay';
import { labelOf } from '@approdo/shared/words/prices/quote-label';
import { sayCodeFault } from '@approdo/shared/words/prices/say-code-fault';
import { sayExtraFault } from '@approdo/shared/words/prices/say-extra-fault';
import { tellQuote } from '@approdo/shared/words/prices/tell-quote';
import { type Saying, type Sayings, say, word, wordEach } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Facts } from '../../../db/kept-facts.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { refuseFaults } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import type { InstantAsked } from '../../stays/stays/index.ts';
import type { AskedCode } from '../codes/index.ts';
import { type GuessCode, isCodeWritten } from '../codes/index.ts';
import { readOfferedExtras } from '../extras/index.ts';
import { createStayJudge } from './judge-stay.ts';
import { readPriceBook } from './read-price-book.ts';

type Asked = z.output<typeof quoteQuery>;

type Asker = {
  readonly language: Language;
  readonly caller: Pick<Caller, 'userId' | 'role'> | undefined;
  /** The network of the client. */
  readonly network: string;
};

type Choice = { readonly extras: readonly ChosenExtra[]; readonly fault?: Saying };

type QuotesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** A cache of what is derived from prices, rules and occupied days. */
  readonly keepFacts: <Fact>(most: number) => Facts<Fact>;
  readonly guessCode: GuessCode;
  /** Whether a stay at that price would be confirmed at once. */
  readonly tellInstant: (asked: InstantAsked) => Promise<QuoteAnswer['instant']>;
};

export type Quotes = ReturnType<typeof createQuotes>;

/** Quotes of stays at current prices. */
export function createQuotes({ database, clock, keepFacts, guessCode, tellInstant }: QuotesNeeds) {
  const priceBook = keepFacts<PriceBook>(1);
  const mostGuests = keepFacts<number>(1);
  const offered = keepFacts<readonly Extra[]>(1);
  const judge = createStayJudge({ database, keepFacts });
  const readMostGuests = async () => maxGuestsFor((await getProperty(database)).maxGuests);

  async function findFaults(asked: Asked, isOwner: boolean): Promise<Sayings> {
    const { guests, children = 0, asOf } = asked;
    const most = guests === undefined ? undefined : await mostGuests('', readMostGuests);
    return {
      ...findStayFaults(asked, clock.today(), { mayBePast: true }),
      ...(guests !== undefined && most !== undefined && guests > most && { guests: say('guestsOutOfRange', { most }) }),
      ...(children > 0 && children >= (guests ?? 1) && { children: say('noAdult') }),
      ...(asOf !== undefined && !isOwner && { asOf: say('requestDayForOwner') }),
    };
  }

  /** Checks the code, if one was sent. */
  async function askFor({ code = '', asOf = clock.today(), ...stay }: Asked, { caller, network }: Asker) {
    return isCodeWritten(code) ? await guessCode(code, { stay, asOf, caller, network }) : undefined;
  }

  /** The chosen extras, or why they cannot be had. */
  async function choose({ startDate, extras = [] }: Asked, { language, caller }: Asker): Promise<Choice> {
    if (extras.length === 0) return { extras: [] };
    const daysAhead = daysBetween(clock.today(), startDate);
    const choosing = {
      offered: await offered('', () => readOfferedExtras(database)),
      chosen: [],
      daysAhead,
      isOwner: caller?.role === 'ADMIN',
    };
    const { extras: chosen, fault } = chooseExtras(extras, choosing);
    return fault ? { extras: [], fault: sayExtraFault(fault, language) } : { extras: chosen };
  }

  return {
    /** A quote with the rules that the stay breaks. Throws 400 for invalid dates; past dates are valid. */
    async quote(asked: Asked, asker: Asker): Promise<QuoteAnswer> {
      const { startDate, endDate, guests, children } = asked;
      const { language, caller } = asker;
      const isOwner = caller?.role === 'ADMIN';
      const asOf = asked.asOf ?? clock.today();
      const stay = { startDate, endDate };
      const choice = await choose(asked, asker);
      refuseFaults(defined({ ...(await findFaults(asked, isOwner)), extras: choice.fault }));
      const code = await askFor(asked, asker);
      const book = await priceBook('', () => readPriceBook(database));
      const wish = { ...stay, linen: asked.linen === 'true', guests, children, extras: choice.extras };
      const quote = quoteStay(wish, book, { asOf, code: code?.worth });
      const ruleFaults = await judge(stay, { today: clock.today(), language });
      const breaksRules = Object.keys(ruleFaults).length > 0;
      const told = { language, isOwner, detail: asked.detail === 'true' };
      const { instant: rules } = book.rules;
      const asks = { stay, guests: guests ?? 1, asOf, total: quote.total, breaksRules, rules, caller };
      const instant = told.detail && rules.isOn ? await tellInstant(asks) : undefined;
      return {
        ...tellQuote(quote, told),
        ...(code && tellCode(code, quote, told)),
        ...(instant && { instant }),
        ...(breaksRules && { ruleFaults: wordEach(ruleFaults, WORDS[language]) }),
      };
    },
  };
}

function defined(faults: Sayings): Record<string, NonNullable<Sayings[string]>> {
  return Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}

type Told = { readonly language: Language; readonly detail: boolean };

/** For a quote with a code: why it does not count or, with `detail`, whether it is the discount that applies. */
function tellCode(
  { worth, fault }: AskedCode,
  quote: Quote,
  { language, detail }: Told,
): Pick<QuoteAnswer, 'code' | 'codeFault'> {
  const words = WORDS[language];
  if (!worth) return { codeFault: word(fault ? sayCodeFault(fault, language) : say('codeInvalid'), words) };
  if (quote.byAgreement) return { codeFault: word(say('codeByAgreement'), words) };
  if (!detail) return {};
  const used = quote.lines.find((line) => line.kind === 'discount' && line.reason === 'CODE');
  const unused = quote.discounts?.taken ? say('codeUnused') : say('codeAtLeast');
  return {
    code: { code: worth.code, isUsed: used !== undefined, text: used ? labelOf(used, language) : word(unused, words) },
  };
}
