import { z } from 'zod';
import { describeExceptionFaults, describeRuleSeasonFaults } from '../../domain/stays/rule-list-faults.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { line, localDate, monthDay, version, whole } from '../base/fields.ts';
import { weekdays } from './weekdays.ts';

const MIN_OVER_MAX = 'Le notti minime non possono superare le massime';
const ON_OR_OFF = 'Scegli true o false';

const nights = whole({ min: 1, max: 365 });

/** A field that is left out is looked up next in the season, then in the base; null means no limit. */
const limits = {
  minNights: nights.nullable().optional(),
  maxNights: nights.nullable().optional(),
  arrivalDays: weekdays.nullable().optional(),
  departureDays: weekdays.nullable().optional(),
  leadDays: whole({ min: 0, max: 365 }).nullable().optional(),
};

/** The limits, without the days they apply to. */
export const stayRuleLimits = z.object(limits);

/** The base is the last to be looked up: a field left out of it is no limit. */
const base = requireMinWithinMax(
  z.object({
    minNights: limits.minNights.default(null),
    maxNights: limits.maxNights.default(null),
    arrivalDays: limits.arrivalDays.default(null),
    departureDays: limits.departureDays.default(null),
    leadDays: limits.leadDays.default(null),
  }),
);

const season = requireMinWithinMax(z.object({ from: monthDay, to: monthDay, ...limits }));

const exception = requireMinWithinMax(
  z.object({
    startDate: localDate,
    endDate: localDate,
    label: line({ max: 60 }).optional(),
    ...limits,
  }),
);

const seasons = acrossFields(z.array(season).max(60, { error: 'Al massimo 60 periodi', abort: true }), {
  of: { from: true, to: true },
  find: describeRuleSeasonFaults,
});

const exceptions = acrossFields(z.array(exception).max(200, { error: 'Al massimo 200 eccezioni', abort: true }), {
  of: { startDate: true, endDate: true },
  find: describeExceptionFaults,
});

/** The owner's rules for stays: `base`, overridden by yearly seasons, overridden by dated exceptions. */
export const stayRuleList = z.object({
  base,
  seasons,
  exceptions,
  horizonMonths: whole({ min: 1, max: 36 }).nullable(),
  preparationDays: whole({ min: 0, max: 7 }),
  fillGaps: z.boolean(ON_OR_OFF),
  orphanNights: whole({ min: 0, max: 6 }),
  requestHours: whole({ min: 1, max: 720 }).nullable(),
});

export const stayRulesAnswer = stayRuleList.extend({ version });

export type StayRulesAnswer = z.infer<typeof stayRulesAnswer>;

export const stayRules = {
  get: endpoint({
    method: 'GET',
    path: '/stay-rules',
    access: 'anyone',
    summary: 'What the owner asks of stays',
    versioned: true,
    answer: stayRulesAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/stay-rules',
    access: 'admin',
    summary: 'Change what is asked of stays; a list takes the place of the one there was',
    body: stayRuleList.partial(),
    versioned: true,
    answer: stayRulesAnswer,
    status: 200,
  }),
  importedStays: endpoint({
    method: 'GET',
    path: '/stay-rules/imported-stays',
    access: 'anyone',
    summary: 'The stays of other calendars, to the day of departure: what preparation keeps its distance from',
    answer: z.array(z.object({ startDate: localDate, endDate: localDate })),
    status: 200,
  }),
};

type Limited = { readonly minNights?: number | null | undefined; readonly maxNights?: number | null | undefined };

function requireMinWithinMax<Shape extends z.ZodType<Limited>>(shape: Shape): Shape {
  return acrossFields(shape, {
    of: { minNights: true, maxNights: true },
    find: ({ minNights, maxNights }: Limited) =>
      minNights && maxNights && minNights > maxNights ? MIN_OVER_MAX : undefined,
    at: 'minNights',
  });
}
