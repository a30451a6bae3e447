import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { chooseExtras, isInTime } from '@approdo/shared/domain/prices/choose-extras';
import type { ChosenExtra, ExtraWish } from '@approdo/shared/domain/prices/extra';
import { sayExtraFault, sayLinenTooLate } from '@approdo/shared/words/prices/say-extra-fault';
import type { MessageOrText } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { readOfferedExtras } from './offered-extras.ts';

/** The linen and extras of a stay. */
type Taken = { readonly linen: boolean; readonly extras: readonly ChosenExtra[] };

/** The choice of a new stay. */
export const NOTHING_TAKEN: Taken = { linen: false, extras: [] };

type Wished = { readonly linen: boolean; readonly extras: readonly ExtraWish[] };

type ChoiceFacts = {
  /** Nothing for a new stay. */
  readonly before: Taken;
  readonly wished: Wished;
  readonly arrival: LocalDate;
  readonly today: LocalDate;
  /** The owner may choose at any time. */
  readonly isOwner: boolean;
  /** Linen may be chosen until this many days before arrival. */
  readonly linenUntilDays: number;
  readonly language: Language;
};

type Judged = {
  readonly extras: readonly ChosenExtra[];
  /** Faults of the choice, by field. */
  readonly faults: { readonly extras?: MessageOrText; readonly linen?: MessageOrText };
};

/** The extras that a wish gives a stay, by the offer in the caller's transaction, or the faults of the wish. */
export async function judgeChoice(
  reader: Reader,
  { before, wished, language, ...facts }: ChoiceFacts,
): Promise<Judged> {
  const daysAhead = daysBetween(facts.today, facts.arrival);
  const { isOwner, linenUntilDays } = facts;
  const isLinenLate = before.linen !== wished.linen && !isOwner && !isInTime(linenUntilDays, daysAhead);
  const linen = isLinenLate ? { linen: sayLinenTooLate(linenUntilDays, language) } : {};
  if (before.extras.length === 0 && wished.extras.length === 0) return { extras: [], faults: linen };
  const offered = await readOfferedExtras(reader);
  const { extras = before.extras, fault } = chooseExtras(wished.extras, {
    offered,
    chosen: before.extras,
    daysAhead,
    isOwner,
  });
  return { extras, faults: { ...linen, ...(fault && { extras: sayExtraFault(fault, language) }) } };
}
