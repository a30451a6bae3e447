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
import { describeQuote } from '@approdo/shared/words/prices/describe-quote';
import { labelOf } from '@approdo/shared/words/prices/quote-label';
import { sayCodeFault } from '@approdo/shared/words/prices/say-code-fault';
import { sayExtraFault } from '@approdo/shared/words/prices/say-extra-fault';
import { formatMessage, formatMessages, type MessageOrText, type MessagesByName, say } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { CachedRead } from '../../../db/read-cache.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { refuseFaults } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import type { InstantCandidate } from '../../stays/stays/index.ts';
import type { CheckedCode } from '../codes/index.ts';
import { type AttemptCode, isCodeWritten } from '../codes/index.ts';
import { readOfferedExtras } from '../extras/index.ts';
import { createStayJudge } from './judge-stay.ts';
import { readPriceBook } from './read-price-book.ts';

type QuoteInput = z.output<typeof quoteQuery>;

type QuoteContext = {
  readonly language: Language;
  readonly caller: Pick<Caller, 'userId' | 'role'> | undefined;
  /** The network of the client. */
  readonly network: string;
};

type Choice = { readonly extras: readonly ChosenExtra[]; readonly fault?: MessageOrText };

type QuotesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** A cache of what is derived from prices, rules and occupied days. */
  readonly createReadCache: <Fact>(limit: number) => CachedRead<Fact>;
  readonly attemptCode: AttemptCode;
  /** Whether a stay at that price would be confirmed at once. */
  readonly checkInstant: (input: InstantCandidate) => Promise<QuoteAnswer['instant']>;
};

export type Quotes = ReturnType<typeof createQuotes>;

/** Quotes of stays at current prices. */
export function createQuotes({ database, clock, createReadCache, attemptCode, checkInstant }: QuotesNeeds) {
  const priceBook = createReadCache<PriceBook>(1);
  const mostGuests = createReadCache<number>(1);
  const offered = createReadCache<readonly Extra[]>(1);
  const judge = createStayJudge({ database, createReadCache });
  const readMostGuests = async () => maxGuestsFor((await getProperty(database)).maxGuests);

  async function findFaults(input: QuoteInput, isOwner: boolean): Promise<MessagesByName> {
    const { guests, children = 0, asOf } = input;
    const limit = guests === undefined ? undefined : await mostGuests('', readMostGuests);
    return {
      ...findStayFaults(input, clock.today(), { mayBePast: true }),
      ...(guests !== undefined &&
        limit !== undefined &&
        guests > limit && { guests: say('guestsOutOfRange', { most: limit }) }),
      ...(children > 0 && children >= (guests ?? 1) && { children: say('noAdult') }),
      ...(asOf !== undefined && !isOwner && { asOf: say('requestDayForOwner') }),
    };
  }

  /** Checks the code, if one was sent. */
  async function checkCode(
    { code = '', asOf = clock.today(), ...stay }: QuoteInput,
    { caller, network }: QuoteContext,
  ) {
    return isCodeWritten(code) ? await attemptCode(code, { stay, asOf, caller, network }) : undefined;
  }

  /** The chosen extras, or why they cannot be had. */
  async function choose({ startDate, extras = [] }: QuoteInput, { language, caller }: QuoteContext): Promise<Choice> {
    if (extras.length === 0) return { extras: [] };
    const daysAhead = daysBetween(clock.today(), startDate);
    const choiceContext = {
      offered: await offered('', () => readOfferedExtras(database)),
      chosen: [],
      daysAhead,
      isOwner: caller?.role === 'ADMIN',
    };
    const { extras: chosen, fault } = chooseExtras(extras, choiceContext);
    return fault ? { extras: [], fault: sayExtraFault(fault, language) } : { extras: chosen };
  }

  return {
    /** A quote with the rules that the stay breaks. Throws 400 for invalid dates; past dates are valid. */
    async quote(input: QuoteInput, context: QuoteContext): Promise<QuoteAnswer> {
      const { startDate, endDate, guests, children } = input;
      const { language, caller } = context;
      const isOwner = caller?.role === 'ADMIN';
      const asOf = input.asOf ?? clock.today();
      const stay = { startDate, endDate };
      const choice = await choose(input, context);
      refuseFaults(defined({ ...(await findFaults(input, isOwner)), extras: choice.fault }));
      const code = await checkCode(input, context);
      const book = await priceBook('', () => readPriceBook(database));
      const wish = { ...stay, linen: input.linen === 'true', guests, children, extras: choice.extras };
      const quote = quoteStay(wish, book, { asOf, code: code?.worth });
      const ruleFaults = await judge(stay, { today: clock.today(), language });
      const breaksRules = Object.keys(ruleFaults).length > 0;
      const options = { language, isOwner, detail: input.detail === 'true' };
      const { instant: rules } = book.rules;
      const candidate = { stay, guests: guests ?? 1, asOf, total: quote.total, breaksRules, rules, caller };
      const instant = options.detail && rules.isOn ? await checkInstant(candidate) : undefined;
      return {
        ...describeQuote(quote, options),
        ...(code && describeCode(code, quote, options)),
        ...(instant && { instant }),
        ...(breaksRules && { ruleFaults: formatMessages(ruleFaults, WORDS[language]) }),
      };
    },
  };
}

function defined(faults: MessagesByName): Record<string, NonNullable<MessagesByName[string]>> {
  return Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}

type TextOptions = { readonly language: Language; readonly detail: boolean };

/** For a quote with a code: why it does not count or, with `detail`, whether it is the discount that applies. */
function describeCode(
  { worth, fault }: CheckedCode,
  quote: Quote,
  { language, detail }: TextOptions,
): Pick<QuoteAnswer, 'code' | 'codeFault'> {
  const words = WORDS[language];
  if (!worth) return { codeFault: formatMessage(fault ? sayCodeFault(fault, language) : say('codeInvalid'), words) };
  if (quote.byAgreement) return { codeFault: formatMessage(say('codeByAgreement'), words) };
  if (!detail) return {};
  const used = quote.lines.find((line) => line.kind === 'discount' && line.reason === 'CODE');
  const unused = quote.discounts?.taken ? say('codeUnused') : say('codeAtLeast');
  return {
    code: {
      code: worth.code,
      isUsed: used !== undefined,
      text: used ? labelOf(used, language) : formatMessage(unused, words),
    },
  };
}
