/** The last day on which someone compared this table with the law. */
export const RATES_CHECKED_ON = '2026-11-29';

type FlatTaxRate = {
  readonly from: number;
  /** Percent: of the only home or the chosen one, and of the others. */
  readonly first: number;
  readonly others: number;
  /** With more of them, letting is a business; null where there is no such limit. */
  readonly mostHomes: number | null;
  readonly source: string;
};

/** The flat tax on short lets (cedolare secca), each row until the next. */
export const FLAT_TAX_RATES: readonly FlatTaxRate[] = [
  { from: 2017, first: 21, others: 21, mostHomes: null, source: 'art. 4 DL 50/2017' },
  { from: 2021, first: 21, others: 21, mostHomes: 4, source: 'art. 1 c. 595 L. 178/2020' },
  { from: 2024, first: 21, others: 26, mostHomes: 4, source: 'art. 1 c. 63 L. 213/2023; circ. 10/E/2024' },
  { from: 2026, first: 21, others: 26, mostHomes: 2, source: 'art. 1 c. 17 L. 199/2025' },
];
