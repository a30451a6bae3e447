import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { describeDays, type TurnoverOptions } from '@approdo/shared/domain/stays/availability';
import { occupiesDays } from '@approdo/shared/domain/stays/booking';
import type { RuleLists } from '@approdo/shared/domain/stays/rule-lookup';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { listWithin, sayWho } from '../../../stays/stays/index.ts';
import { RULE_YEAR } from '../texts/stay-rules.ts';
import { nameSeason } from '../year.ts';
import type { PaintedDay } from '../year-painter/painted-month.tsx';
import { prepareRuleDays, type RuleOfDay } from './rule-days.ts';
import { sayLimits } from './say-limits.ts';

/** A day of the year, displayed and spoken. */
export type YearDay = PaintedDay & {
  readonly rule: RuleOfDay;
  /** The rule that decides it, its limits, and its occupant. */
  readonly name: string;
  readonly holds: string;
  readonly taken: string | undefined;
};

/** Which halves of a day are occupied, and by whom. */
type TakenDay = { readonly morning: boolean; readonly evening: boolean; readonly occupant: string };

/** The description of each day of a year. */
export function describeRuleDays(
  range: Stay,
  lists: RuleLists,
  taken: ReadonlyMap<LocalDate, TakenDay>,
): ReadonlyMap<LocalDate, YearDay> {
  const findRule = prepareRuleDays(lists);
  const words = new Map<RuleOfDay, { readonly name: string; readonly holds: string }>();
  return new Map(
    listDays(range.startDate, range.endDate).map((day) => {
      const rule = findRule(day);
      const ruleWords = words.get(rule) ?? { name: nameRule(rule, lists), holds: sayLimits(rule.limits) };
      words.set(rule, ruleWords);
      return [day, describeDay(day, { rule, ...ruleWords }, taken.get(day))];
    }),
  );
}

/** The occupied days of a range. */
export function findTakenDays(
  range: Stay,
  bookings: readonly Booking[],
  options: TurnoverOptions,
): ReadonlyMap<LocalDate, TakenDay> {
  const taking = listWithin(bookings, range.startDate, range.endDate).filter(({ status }) => occupiesDays(status));
  const occupants = new Map<LocalDate, string[]>();
  for (const booking of taking) {
    for (const day of listDays(booking.startDate, booking.endDate)) {
      occupants.set(day, [...(occupants.get(day) ?? []), sayWho(booking)]);
    }
  }
  const days = describeDays(range, taking, options).filter(({ state }) => state !== 'free');
  return new Map(
    days.map(({ day, morning, evening }) => [
      day,
      { morning: morning !== 'free', evening: evening !== 'free', occupant: (occupants.get(day) ?? []).join(', ') },
    ]),
  );
}

/** Number of tones that periods alternate, so that neighbours differ. */
const TONES = 4;

/** The style of the rule that decides a day. */
export function styleOf({ kind, place }: Pick<RuleOfDay, 'kind' | 'place'>) {
  return { 'data-kind': kind, ...(kind === 'season' && { 'data-tone': place % TONES }) };
}

function nameRule({ kind, place }: RuleOfDay, { seasons, exceptions }: RuleLists): string {
  if (kind === 'base') return RULE_YEAR.base;
  const season = seasons[place];
  if (kind === 'season') return season ? RULE_YEAR.season(nameSeason(season)) : '';
  const label = exceptions[place]?.label;
  return label ? RULE_YEAR.named(label) : RULE_YEAR.exception;
}

function describeDay(day: LocalDate, decided: Pick<YearDay, 'rule' | 'name' | 'holds'>, taken?: TakenDay): YearDay {
  const { rule, name, holds } = decided;
  const takenBy = taken && RULE_YEAR.takenBy(taken.occupant);
  return {
    ...decided,
    taken: takenBy,
    spoken: [nameDay(day, ITALIAN), name, holds, takenBy].filter(Boolean).join(', '),
    style: {
      ...styleOf(rule),
      ...(taken?.morning && { 'data-morning': '' }),
      ...(taken?.evening && { 'data-evening': '' }),
    },
  };
}
