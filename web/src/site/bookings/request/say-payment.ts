import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import {
  dueOfDeposit,
  type Instalment,
  isOfPrice,
  planSchedule,
  type ScheduleTerms,
} from '@approdo/shared/domain/money/instalments';
import type { IslandTexts } from '../../texts/use-texts.ts';

/** A stay with its price, as it would be if it were confirmed today. */
export type PricedStay = {
  readonly arrival: LocalDate;
  readonly today: LocalDate;
  /** Cents. */
  readonly total: number;
  /** Whether the first part is paid by card as the stay is asked for, which is told apart. */
  readonly isBegun: boolean;
};

type Wording = { readonly language: Language; readonly words: IslandTexts['choosing'] };

/** What is paid when, in sentences: of a priced stay in amounts and dates, else in shares and days. Undefined if nothing is. */
export function sayPayment(
  schedule: ScheduleTerms,
  stay: PricedStay | undefined,
  { language, words }: Wording,
): string | undefined {
  const parts = stay ? sayInstalments(stay, schedule, { language, words }) : sayShares(schedule, words);
  const security = schedule.securityDeposit > 0 && words.security(sayEuros(schedule.securityDeposit, language));
  const sentences = [parts.length > 0 && words.pay(parts.join(', ')), security].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function sayShares({ depositPercent, depositDays, balanceDays }: ScheduleTerms, words: Wording['words']): string[] {
  const first = depositDays === 0 ? words.onConfirmation : words.afterConfirmation(depositDays);
  const then = balanceDays === 0 ? words.onArrival : words.beforeArrival(balanceDays);
  if (depositPercent === 0) return [`${words.all} ${then}`];
  if (depositPercent === 100) return [`${words.all} ${first}`];
  return [`${words.share(depositPercent)} ${first}`, `${words.rest} ${then}`];
}

function sayInstalments(stay: PricedStay, schedule: ScheduleTerms, { language, words }: Wording): string[] {
  const { total, arrival, today: since, isBegun } = stay;
  const parts = planSchedule({ total, since, arrival }, schedule).filter(isOfPrice);
  const soon = dueOfDeposit({ since, arrival }, schedule);

  function sayWhen({ dueDate }: Instalment): string {
    if (dueDate > soon || addDays(since, schedule.depositDays) > arrival)
      return words.by(sayLocalDate(dueDate, language));
    return schedule.depositDays === 0 ? words.onConfirmation : words.afterConfirmation(schedule.depositDays);
  }

  return parts
    .slice(isBegun ? 1 : 0)
    .map((part) => `${parts.length === 1 ? words.all : sayEuros(part.amount, language)} ${sayWhen(part)}`);
}
