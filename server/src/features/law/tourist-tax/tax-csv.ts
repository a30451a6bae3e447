import type { TouristTaxReport } from '@approdo/shared/contract/law/tourist-tax';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';

const COLUMNS = ['Periodo', 'Tariffa', 'Importo', 'Ordinarie', 'Ridotte', 'Esenti', 'Fuori tariffa', 'Dovuto'];

/** Nights by tariff and rate, and of each exemption its nights; amounts with a decimal comma alone. */
export function writeTaxCsv({ period, lines, exemptions }: TouristTaxReport): string {
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
