import { z } from 'zod';
import { DISCOUNT_KINDS, type Discount } from '../../domain/prices/discount.ts';
import { EXTRA_PERS, type Extra, isPerPerson } from '../../domain/prices/extra.ts';
import { INSTANT_DEPOSITS, type InstantRules } from '../../domain/prices/instant.ts';
import { LINEN_PERS, PRICE_SHOWS, SHORT_STAY_RULES } from '../../domain/prices/price-rules.ts';
import { describeExceptionFaults } from '../../domain/stays/rule-list-faults.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, line, localDate, version, whole } from '../base/fields.ts';
import { weekdays } from '../stays/weekdays.ts';
import { dayPrices, dayPricesSent, findNightFault, findWeekFault } from './day-prices.ts';

const BOTH_ARRIVALS = 'Scegli il primo e l’ultimo giorno di arrivo';

const days = { startDate: localDate, endDate: localDate, label: line({ max: 60 }).optional() };

const exceptionSent = acrossFields(
  acrossFields(z.object({ ...days, ...dayPricesSent }), {
    of: { weeklyPrice: true, byNight: true },
    find: findWeekFault,
    at: 'weeklyPrice',
  }),
  {
    of: { nightlyPrice: true, weekendPrice: true, byNight: true },
    find: findNightFault,
    at: 'nightlyPrice',
  },
);

const exceptions = acrossFields(z.array(exceptionSent).max(200, { error: 'Al massimo 200 eccezioni', abort: true }), {
  of: { startDate: true, endDate: true },
  find: describeExceptionFaults,
});

const arrivals = { arrivalFrom: localDate.optional(), arrivalTo: localDate.optional() };
const percent = whole({ min: 1, max: 90 });

/** `at` is nights for LENGTH and days before arrival for the others. */
const discount = acrossFields(
  z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal(DISCOUNT_KINDS[0]), at: whole({ min: 2, max: 365 }), percent, ...arrivals }),
      z.object({ kind: z.literal(DISCOUNT_KINDS[1]), at: whole({ min: 1, max: 1095 }), percent, ...arrivals }),
      z.object({ kind: z.literal(DISCOUNT_KINDS[2]), at: whole({ min: 0, max: 60 }), percent, ...arrivals }),
    ],
    'Scegli per che cosa è lo sconto',
  ),
  {
    of: { kind: true, at: true, percent: true, arrivalFrom: true, arrivalTo: true },
    find: findArrivalFault,
    at: 'arrivalFrom',
  },
);

const shortPercent = whole({ min: 0, max: 300 }).nullable();

const nights = whole({ min: 1, max: 365 });

const ON_OR_OFF = 'Scegli true o false';

/** The conditions of instant confirmation. */
export const instantConditions = z.object({
  leadDays: whole({ min: 0, max: 365 }),
  minNights: nights,
  maxNights: nights,
  maxGuests: whole({ min: 1, max: 8 }),
  pastStayOnly: z.boolean(ON_OR_OFF),
  deposit: z.enum(INSTANT_DEPOSITS, 'Scegli quando si paga l’acconto'),
  holdMinutes: whole({ min: 30, max: 180 }),
});

const instantRules = acrossFields(z.object({ isOn: z.boolean(ON_OR_OFF), ...instantConditions.shape }), {
  of: { minNights: true, maxNights: true },
  find: ({ minNights, maxNights }: Pick<InstantRules, 'minNights' | 'maxNights'>) =>
    minNights > maxNights ? 'Le notti minime non possono superare le massime' : undefined,
  at: 'minNights',
});

const untilDays = whole({ min: 0, max: 60 });

const extraFields = {
  name: line({ min: 1, max: 60, tooShort: 'Scrivi il nome dell’extra' }),
  /** Cents. */
  price: whole({ min: 0, max: 1_000_000 }),
  per: z.enum(EXTRA_PERS, 'Scegli per che cosa si paga'),
  /** How many there are. */
  max: whole({ min: 1, max: 20 }),
  /** Guests may choose it until this many days before arrival. */
  untilDays,
  isOn: z.boolean('Scegli se si può scegliere'),
};

/** An extra on offer. */
export const extra = z.object({ id, ...extraFields });

/** An extra in a request; without an id it is new. */
const extraSent = acrossFields(extra.partial({ id: true }), {
  of: { per: true, max: true },
  find: findMaxFault,
  at: 'max',
});

const settings = {
  weekendNights: weekdays,
  shortStays: z.object({
    rule: z.enum(SHORT_STAY_RULES, 'Scegli come si paga un soggiorno breve'),
    /** Surcharges for 1 to 6 nights; null is by agreement. */
    percents: z.array(shortPercent).length(6, 'Scrivi sei percentuali, da 1 a 6 notti'),
  }),
  guests: z.object({
    included: whole({ min: 1, max: 8 }).nullable(),
    perNight: whole({ min: 0, max: 100_000 }),
  }),
  childAge: whole({ min: 1, max: 17 }).nullable(),
  floorPerNight: whole({ min: 0, max: 1_000_000 }),
  discounts: z.array(discount).max(50, { error: 'Al massimo 50 sconti', abort: true }),
  linenPer: z.enum(LINEN_PERS, 'Scegli per che cosa si paga la biancheria'),
  linenUntilDays: untilDays,
  show: z.enum(PRICE_SHOWS, 'Scegli come mostrare i prezzi'),
  instant: instantRules,
};

/** The price rules without the exceptions. */
export const priceSettings = z.object(settings);

export const priceRulesSent = z.object({
  ...settings,
  exceptions,
  extras: z.array(extraSent).max(30, { error: 'Al massimo 30 extra', abort: true }),
});

export const priceException = z.object({ ...days, ...dayPrices });

export const priceRulesAnswer = z.object({
  ...settings,
  exceptions: z.array(priceException),
  extras: z.array(extra),
  version,
});
export type PriceRulesAnswer = z.output<typeof priceRulesAnswer>;

export const priceRules = {
  get: endpoint({
    method: 'GET',
    path: '/price-rules',
    access: 'admin',
    summary: 'What changes the price of the nights beside the lists',
    versioned: true,
    answer: priceRulesAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/price-rules',
    access: 'admin',
    summary: 'Change the rules of prices; a list takes the place of the one there was',
    body: priceRulesSent.partial(),
    versioned: true,
    answer: priceRulesAnswer,
    status: 200,
  }),
};

function findMaxFault({ per, max }: Pick<Extra, 'per' | 'max'>): string | undefined {
  return isPerPerson(per) && max > 1 ? 'Un extra a persona si sceglie una volta sola' : undefined;
}

function findArrivalFault({ arrivalFrom, arrivalTo }: Discount): string | undefined {
  if (arrivalFrom === undefined && arrivalTo === undefined) return undefined;
  return arrivalFrom === undefined || arrivalTo === undefined || arrivalTo < arrivalFrom ? BOTH_ARRIVALS : undefined;
}
