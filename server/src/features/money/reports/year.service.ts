import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { reports } from '@approdo/shared/contract/money/reports';
import type { YearSettingsAnswer, YearSettingsEdit } from '@approdo/shared/contract/money/year-settings';
import type { FlatTaxDue } from '@approdo/shared/domain/law/deadlines/year-deadlines';
import { reportFlatTax, sumWithheld } from '@approdo/shared/domain/money/year/flat-tax';
import { PORTALS } from '@approdo/shared/domain/money/year/portals';
import {
  type CountedStay,
  hasAny,
  hasNightIn,
  listCounted,
  tellYear,
  withheldIn,
  type YearFacts,
} from '@approdo/shared/domain/money/year/year-figures';
import { warnOfYear } from '@approdo/shared/domain/money/year/year-warnings';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { openYearFacts } from './year-facts.ts';
import { getYearTerms, putYearTerms, type YearTerms } from './year-settings.repository.ts';

export type YearReport = AnswerOf<(typeof reports)['year']>;

type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

export type Years = ReturnType<typeof createYears>;

/** The accounts of a year, and how the owner is taxed on them. */
export function createYears({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    getYear: (year = Number(clock.today().slice(0, 4))): Promise<YearReport> => readYear(database, year),

    getSettings: async (): Promise<YearSettingsAnswer> => withVersion(await getYearTerms(database)),

    async replaceSettings(edit: YearSettingsEdit, { caller, precondition }: WriteContext): Promise<YearSettingsAnswer> {
      return await transact(database, async (trx) => {
        const before = await getYearTerms(trx);
        precondition(withVersion(before));
        const after = applyEdit(before, edit);
        await putYearTerms(trx, after);
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('year-settings') });
        return withVersion(after);
      });
    },
  };
}

/** The accounts of a year as they stand; they depend on no clock. */
export async function readYear(reader: Reader, year: number): Promise<YearReport> {
  const factsOf = await openYearFacts(reader);
  const facts = await factsOf(year);
  const told = tellYear(year, facts);
  const before = tellYear(year - 1, await factsOf(year - 1));
  return {
    year,
    ...told,
    flatTax: tellFlatTax(year, { facts, told, terms: await getYearTerms(reader) }),
    warnings: warnOfYear(year, facts),
    before: hasAny(before) ? { totals: before.totals, figures: before.figures } : null,
  };
}

/** The stays with a night in a year, or of which a portal withheld tax then. */
export async function readStaysOf(reader: Reader, year: number): Promise<CountedStay[]> {
  const facts = await (await openYearFacts(reader))(year);
  return listCounted(facts).filter((stay) => hasNightIn(year, stay) || withheldIn(year, stay) !== 0);
}

/** What is left of the flat tax of these years, and which portals withheld some; none without the flat tax. */
export async function readFlatTaxDues(reader: Reader, years: readonly number[]): Promise<FlatTaxDue[]> {
  const terms = await getYearTerms(reader);
  if (terms.regime !== 'FLAT') return [];
  const factsOf = await openYearFacts(reader);
  const dues: FlatTaxDue[] = [];
  for (const year of years) {
    const facts = await factsOf(year);
    const told = tellYear(year, facts);
    const tax = tellFlatTax(year, { facts, told, terms });
    const withholders = new Set(told.sources.flatMap(({ source, withheld }) => (withheld === 0 ? [] : source)));
    const withholding = PORTALS.filter((portal) => withholders.has(portal));
    dues.push({ year, left: tax?.left ?? null, advances: tax?.advances ?? [], withholding });
  }
  return dues;
}

type Told = {
  readonly facts: YearFacts;
  readonly told: Pick<YearReport, 'sources'>;
  readonly terms: YearTerms;
};

function tellFlatTax(year: number, { facts, told, terms }: Told): YearReport['flatTax'] {
  if (terms.regime !== 'FLAT') return null;
  const { withheld, isCertified } = sumWithheld(year, told.sources, terms.certificates);
  const stays = listCounted(facts).filter((stay) => hasNightIn(year, stay));
  return { ...reportFlatTax({ year, ...terms, withheld, stays }), isCertified };
}
