import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import type { TouristTaxReport, TouristTaxTerms, TouristTaxTermsEdit } from '@approdo/shared/contract/law/tourist-tax';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import type { DeadlineFacts } from '@approdo/shared/domain/law/deadlines/deadlines';
import { findTariffFaults } from '@approdo/shared/domain/law/tax/tax-tariff';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import { type FieldTexts, refuseFaults } from '../../../http/problems.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { reconcileTaxes } from '../../money/payments/index.ts';
import type { TaxOfStays } from '../../stays/stays/index.ts';
import { type KeysAtHand, readRegisterStays } from '../register/index.ts';
import { readTaxReport } from './read-tax-report.ts';
import { isCollectedHere, taxesNights } from './tax-modes.ts';
import { getTouristTax, putTouristTax } from './tourist-tax.repository.ts';

const COLUMNS = ['Periodo', 'Tariffa', 'Importo', 'Ordinarie', 'Ridotte', 'Esenti', 'Fuori tariffa', 'Dovuto'];

/** Nights by tariff and rate, then by exemption; amounts with a decimal comma. */
function writeTaxCsv({ period, lines, exemptions }: TouristTaxReport): string {
  const ofTariffs = lines.map(({ tariff, amount, ordinary, reduced, exempt, outside, due }) => [
    period,
    tariff ?? '',
    writeEuros(amount),
    ordinary,
    reduced,
    exempt,
    outside,
    writeEuros(due),
  ]);
  const ofExemptions = exemptions.map(({ code, nights }) => [period, `Esenzione ${code}`, '', '', '', nights, '', '']);
  return writeCsv([COLUMNS, ...ofTariffs, ...ofExemptions], { isBare: true });
}

export type TaxNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  readonly tax: TaxOfStays;
};

type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

export type TouristTax = ReturnType<typeof createTouristTax>;

/** The terms of the tourist tax, and its declarations. */
export function createTouristTax({ database, clock, keys, tax }: TaxNeeds) {
  return {
    get: async (): Promise<TouristTaxTerms & Versioned> => withVersion((await getTouristTax(database)).terms),

    /** Recalculates what guests of the site still owe. Throws 400 where a night would have no single tariff. */
    async replace(
      edit: TouristTaxTermsEdit,
      { caller, precondition }: WriteContext,
    ): Promise<TouristTaxTerms & Versioned> {
      return await transact(database, async (trx) => {
        const before = await getTouristTax(trx);
        precondition(withVersion(before.terms));
        const terms = applyEdit(before.terms, edit);
        refuseFaults(describeFaults(terms));
        if (JSON.stringify(terms) === JSON.stringify(before.terms)) return withVersion(terms);
        const since = taxesNights(terms) ? (before.since ?? clock.today()) : null;
        await putTouristTax(trx, { terms, since });
        if ([before.terms, terms].some(isCollectedHere)) await reconcileTaxes({ trx, clock, tax });
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('tourist-tax') });
        return withVersion(terms);
      });
    },

    /** Throws 400 for a period of another kind than the one set. */
    report: (period: string): Promise<TouristTaxReport> => readTaxReport(database, keys, period),

    async csv(period: string): Promise<SentFile> {
      const table = writeTaxCsv(await readTaxReport(database, keys, period));
      return fileOfBytes(`imposta-${period}.csv`, Buffer.from(table));
    },
  };
}

/** The facts for tax deadlines; null where no nights are taxed. */
export async function readTaxFacts(reader: Reader, today: LocalDate): Promise<DeadlineFacts['tax']> {
  const { terms, since } = await getTouristTax(reader);
  if (since === null) return null;
  const stays = await readRegisterStays(reader, { from: since, to: today });
  const ended = stays.filter(({ endDate, isCancelled }) => !isCancelled && since <= endDate && endDate <= today);
  const years = new Set(ended.map(({ endDate }) => Number(endDate.slice(0, 4))));
  return { period: terms.period, due: terms.due, since, years: [...years] };
}

function describeFaults({ tariffs, exemptions }: TouristTaxTerms): FieldTexts {
  const ofTariffs = findTariffFaults(tariffs).map(({ index, field, text }) => [`tariffs.${index}.${field}`, text]);
  const ofExemptions = exemptions.flatMap(({ code }, index) =>
    exemptions.findIndex((other) => other.code === code) < index
      ? [[`exemptions.${index}.code`, say('exemptionTwice')]]
      : [],
  );
  return Object.fromEntries([...ofTariffs, ...ofExemptions]);
}
