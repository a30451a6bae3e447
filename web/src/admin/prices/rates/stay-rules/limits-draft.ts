import { type Rules, WEEKDAYS, type WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { number } from '../../../kit/form/fields.ts';

export const LIMIT_NAMES = ['minNights', 'maxNights', 'arrivalDays', 'departureDays', 'leadDays'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** How a rule is set: inherited, unlimited, or with its own limit. */
export type LimitChoice = 'inherit' | 'none' | 'own';

/** The input is preserved while another choice is tried. */
export type LimitDraft = {
  readonly choice: LimitChoice;
  readonly number: string;
  readonly days: readonly WeekdayCode[];
};

export type LimitsDraft = Readonly<Record<LimitName, LimitDraft>>;

/** No rule of its own. */
export const NO_LIMITS: Rules = {};

export function isOfWeekdays(name: LimitName): name is 'arrivalDays' | 'departureDays' {
  return name === 'arrivalDays' || name === 'departureDays';
}

export function draftLimits(limits: Rules): LimitsDraft {
  return {
    minNights: draftNumber(limits.minNights),
    maxNights: draftNumber(limits.maxNights),
    arrivalDays: draftDays(limits.arrivalDays),
    departureDays: draftDays(limits.departureDays),
    leadDays: draftNumber(limits.leadDays),
  };
}

/** Decodes the draft to what the server accepts: inherited rules are left out. */
export function readLimits(draft: LimitsDraft): Record<string, unknown> {
  const chosenNames = LIMIT_NAMES.filter((name) => draft[name].choice !== 'inherit');
  return Object.fromEntries(chosenNames.map((name) => [name, readLimit(name, draft[name])]));
}

function readLimit(name: LimitName, { choice, number: typed, days }: LimitDraft) {
  if (choice === 'none') return null;
  return isOfWeekdays(name) ? WEEKDAYS.filter((day) => days.includes(day)) : number.decode(typed);
}

function draftNumber(limit: number | null | undefined): LimitDraft {
  return { choice: choiceOf(limit), number: typeof limit === 'number' ? String(limit) : '', days: [] };
}

function draftDays(limit: readonly WeekdayCode[] | null | undefined): LimitDraft {
  return { choice: choiceOf(limit), number: '', days: limit ?? [] };
}

function choiceOf(limit: unknown): LimitChoice {
  if (limit === undefined) return 'inherit';
  return limit === null ? 'none' : 'own';
}
