import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { PlannedBooking } from '@approdo/shared/domain/stays/availability';
import { prepareStayRules, type StayRuleChecker } from '@approdo/shared/domain/stays/rule-faults';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { StayRules } from '@approdo/shared/domain/stays/stay-rules';
import { useMemo } from 'react';

/** The rules of stay, with stays of other calendars that preparation days apply to. */
export type StayConditions = { readonly rules: StayRules; readonly importedStays: readonly Stay[] };

type JudgeFacts = {
  readonly stayConditions: StayConditions | undefined;
  readonly bookings: readonly PlannedBooking[];
  readonly today: LocalDate;
  readonly sameDayTurnover: boolean;
  readonly language: Language;
};

/** The checker of stay rules, rebuilt when bookings change; undefined without rules. */
export function useJudge({
  stayConditions,
  bookings,
  today,
  sameDayTurnover,
  language,
}: JudgeFacts): StayRuleChecker | undefined {
  return useMemo(
    () => stayConditions && prepareStayRules({ ...stayConditions, bookings, today, sameDayTurnover, language }),
    [stayConditions, bookings, today, sameDayTurnover, language],
  );
}
