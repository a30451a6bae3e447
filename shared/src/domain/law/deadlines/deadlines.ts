import { addDays, type LocalDate, listDays, todayInRome } from '../../base/date/local-date.ts';
import { nameDay, nameMonth } from '../../base/date/name-days.ts';
import { elideBeforeDates } from '../../base/date/say-date.ts';
import { ITALIAN } from '../../base/language/language.ts';
import {
  dueOfDay,
  dueOfMonth,
  endOfDay,
  isMonthly,
  type MonthlyDue,
  type RegionalDue,
} from '../regional/regional-due.ts';
import {
  daysOfTaxPeriod,
  listTaxPeriods,
  nameTaxPeriod,
  type TaxDue,
  type TaxPeriodKind,
  taxDueOn,
} from '../tax/tax-period.ts';
import { type ComplianceItem, nameCompliance } from './compliance.ts';
import { type FlatTaxDue, listFlatTaxDeadlines, type RegistrationDue, registrationDeadline } from './year-deadlines.ts';

type DeadlineKind =
  | 'ALLOGGIATI'
  | 'RECEIPT'
  | 'REGIONAL'
  | 'TAX'
  | 'TAX_YEAR'
  | 'TABLES'
  | 'COMPLIANCE'
  | 'FLAT_TAX'
  | 'CERTIFICATE'
  | 'REGISTRATION';

/** The kinds that the owner ticks off; the others close themselves. */
const TICKED: readonly DeadlineKind[] = ['TAX', 'TAX_YEAR', 'FLAT_TAX', 'CERTIFICATE', 'REGISTRATION'];

/** How long the portal of the Polizia offers its receipts. */
const DAYS_OF_RECEIPT = 30;
const DAYS_UNTIL_TABLES_OLD = 180;

/** When and by whom something was done. */
export type Done = { readonly at: Date; readonly by: string | null };

export type Deadline = {
  /** Up to 64 of `[A-Za-z0-9:_-]`. */
  readonly key: string;
  readonly kind: DeadlineKind;
  readonly title: string;
  readonly dueAt: Date;
  readonly state: 'DUE' | 'LATE' | 'DONE';
  readonly done: Done | null;
  /** The page for it, under /admin. */
  readonly path: string;
};

export type DeadlineFacts = {
  /** Each day with arrivals of a stay, by the rules of the portal of the Polizia. */
  readonly arrivals: readonly {
    readonly stayId: string;
    readonly title: string;
    readonly date: LocalDate;
    readonly dueAt: Date;
    readonly done: Done | null;
  }[];
  /** The uploads to that portal. */
  readonly uploads: readonly {
    readonly id: string;
    readonly date: LocalDate;
    readonly at: Date;
    /** Set once its receipt is stored. */
    readonly done: Done | null;
  }[];
  /** Null where no region is reported to. */
  readonly regional: {
    readonly due: RegionalDue;
    readonly firstDay: LocalDate;
    readonly checkInFrom: string | null;
    /** Days with arrivals, and days on which any guest arrives, stays or leaves. */
    readonly arrivals: ReadonlySet<LocalDate>;
    readonly used: ReadonlySet<LocalDate>;
    readonly reported: ReadonlyMap<LocalDate, Done>;
  } | null;
  /** Null where no nights are taxed. */
  readonly tax: {
    readonly period: TaxPeriodKind;
    readonly due: TaxDue;
    /** The first day that is declared from here. */
    readonly since: LocalDate;
    /** Years in which a stay ended. */
    readonly years: readonly number[];
  } | null;
  /** The oldest import of the official lists; null where one is missing. */
  readonly tablesFrom: LocalDate | null;
  readonly compliance: readonly ComplianceItem[];
  /** By year; none without the flat tax. */
  readonly flatTax: readonly FlatTaxDue[];
  readonly registrations: readonly RegistrationDue[];
  /** The ticked deadlines, by key. */
  readonly ticks: ReadonlyMap<string, Done>;
  /** The last day to look ahead to. */
  readonly until: LocalDate;
};

type Open = Omit<Deadline, 'state'>;

/** All deadlines until a day, by due date, with their state; including months and periods without guests. */
export function deadlines(now: Date, facts: DeadlineFacts): Deadline[] {
  const end = endOfDay(facts.until);
  return [listArrivals, listReceipts, listRegional, listTax, listTaxYears, listTables, listRenewals, listOfYears]
    .flatMap((list) => list(facts))
    .filter(({ dueAt }) => dueAt <= end)
    .map((open) => ({ ...open, state: stateOf(open, now) }))
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || (one.key < other.key ? -1 : 1));
}

/** Whether the owner ticks it off; false for a key of no known kind. */
export function isTicked(key: string): boolean {
  return TICKED.some((kind) => key.startsWith(`${kind}:`));
}

function stateOf({ done, dueAt }: Open, now: Date): Deadline['state'] {
  if (done) return 'DONE';
  return dueAt < now ? 'LATE' : 'DUE';
}

function listArrivals({ arrivals }: DeadlineFacts): Open[] {
  return arrivals.map(({ stayId, title, date, dueAt, done }) => ({
    key: `ALLOGGIATI:${stayId}:${date}`,
    kind: 'ALLOGGIATI',
    title: `Comunica gli ospiti di ${title}`,
    dueAt,
    done,
    path: '/register',
  }));
}

function listReceipts({ uploads }: DeadlineFacts): Open[] {
  return uploads.map(({ id, date, at, done }) => ({
    key: `RECEIPT:${id}`,
    kind: 'RECEIPT',
    title: elideBeforeDates(`Scarica la ricevuta del ${nameDay(date, ITALIAN)}`),
    dueAt: endOfDay(addDays(todayInRome(at), DAYS_OF_RECEIPT)),
    done,
    path: '/register',
  }));
}

function listRegional({ regional, until }: DeadlineFacts): Open[] {
  if (!regional) return [];
  return isMonthly(regional.due) ? listMonths(regional, regional.due, until) : listSingleDays(regional, regional.due);
}

type Regional = NonNullable<DeadlineFacts['regional']>;

/** Includes months without guests: regions require them. */
function listMonths({ firstDay, reported }: Regional, due: MonthlyDue, until: LocalDate): Open[] {
  return listTaxPeriods(firstDay, until, 'MONTH').map((month) => {
    const { from, to } = daysOfTaxPeriod(month);
    const days = listDays(from < firstDay ? firstDay : from, to).map((day) => reported.get(day));
    return {
      key: `REGIONAL:${month}`,
      kind: 'REGIONAL',
      title: `ISTAT di ${nameMonth(month, ITALIAN)}`,
      dueAt: dueOfMonth(due, month),
      done: lastDone(days),
      path: '/register/istat',
    };
  });
}

function listSingleDays(
  { firstDay, reported, checkInFrom, ...days }: Regional,
  due: Exclude<RegionalDue, MonthlyDue>,
): Open[] {
  return [...(due.kind === 'HOURS' ? days.arrivals : days.used)]
    .filter((day) => day >= firstDay)
    .map((day) => ({
      key: `REGIONAL:${day}`,
      kind: 'REGIONAL',
      title: elideBeforeDates(`ISTAT del ${nameDay(day, ITALIAN)}`),
      dueAt: dueOfDay(due, { arrival: day, checkInFrom }),
      done: reported.get(day) ?? null,
      path: '/register/istat',
    }));
}

/** The last of them; null where one is missing. */
function lastDone(each: readonly (Done | undefined)[]): Done | null {
  const done = each.filter((one) => one !== undefined);
  if (done.length < each.length) return null;
  return done.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1) ?? null;
}

function listTax({ tax, ticks, until }: DeadlineFacts): Open[] {
  if (!tax) return [];
  return listTaxPeriods(tax.since, until, tax.period).map((period) => ({
    key: `TAX:${period}`,
    kind: 'TAX',
    title: `Imposta di soggiorno: ${nameTaxPeriod(period)}`,
    dueAt: endOfDay(taxDueOn(period, tax.due)),
    done: ticks.get(`TAX:${period}`) ?? null,
    path: '/register/tax',
  }));
}

/** Due on 30 June of the next year (DM 29/4/2022), for years with stays. */
function listTaxYears({ tax, ticks }: DeadlineFacts): Open[] {
  return (tax?.years ?? []).map((year) => ({
    key: `TAX_YEAR:${year}`,
    kind: 'TAX_YEAR',
    title: `Dichiarazione annuale dell'imposta ${year}`,
    dueAt: endOfDay(`${year + 1}-06-30`),
    done: ticks.get(`TAX_YEAR:${year}`) ?? null,
    path: '/register/tax',
  }));
}

function listOfYears({ flatTax, registrations, ticks }: DeadlineFacts): Open[] {
  const all = [...flatTax.flatMap(listFlatTaxDeadlines), ...registrations.map(registrationDeadline)];
  return all.map(({ day, ...deadline }) => ({
    ...deadline,
    dueAt: endOfDay(day),
    done: ticks.get(deadline.key) ?? null,
    path: '/income',
  }));
}

function listTables({ tablesFrom }: DeadlineFacts): Open[] {
  if (tablesFrom === null) return [];
  return [
    {
      key: 'TABLES',
      kind: 'TABLES',
      title: 'Aggiorna le tabelle della Polizia',
      dueAt: endOfDay(addDays(tablesFrom, DAYS_UNTIL_TABLES_OLD)),
      done: null,
      path: '/register/settings',
    },
  ];
}

/** Due on the renewal date; a new date, or none, closes it. */
function listRenewals({ compliance }: DeadlineFacts): Open[] {
  return compliance.flatMap(({ key, state, date }) =>
    date === null || state === 'NOT_NEEDED'
      ? []
      : [
          {
            key: `COMPLIANCE:${key}`,
            kind: 'COMPLIANCE' as const,
            title: `${nameCompliance(key)}: da fare`,
            dueAt: endOfDay(date),
            done: null,
            path: '/register/deadlines',
          },
        ],
  );
}
