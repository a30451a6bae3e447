import type { ReadTable } from '../adapters/moving/table-reader.ts';
import type { PictureMaker } from '../adapters/picture-maker.ts';
import type { KeysAtHand } from '../features/law/register/key/key-at-hand.ts';
import { readTaxReports } from '../features/law/tourist-tax/read-tax-report.ts';
import { bankRoutes } from '../features/money/bank/bank.routes.ts';
import { createBank } from '../features/money/bank/bank.service.ts';
import { expensesRoutes } from '../features/money/expenses/expenses.routes.ts';
import { createExpenses } from '../features/money/expenses/expenses.service.ts';
import { payoutsRoutes } from '../features/money/payouts/payouts.routes.ts';
import { createPayouts } from '../features/money/payouts/payouts.service.ts';
import { listReceiptNumbers, listVoidedReceipts, readReceiptOf } from '../features/money/receipts/receipted-entries.ts';
import { reportsRoutes, yearSettingsRoutes } from '../features/money/reports/reports.routes.ts';
import { createReports } from '../features/money/reports/reports.service.ts';
import { createYears } from '../features/money/reports/year.service.ts';
import { createYearFolder } from '../features/money/reports/year-folder.service.ts';
import type { Caller } from '../http/calls/handler.ts';
import type { Basics } from './basics.ts';
import type { createRenting } from './renting.ts';

type YearNeeds = Basics & {
  readonly readTable: ReadTable;
  readonly pictureMaker: PictureMaker;
  readonly registerKeys: KeysAtHand;
  readonly renting: Pick<ReturnType<typeof createRenting>, 'paid' | 'receiptNumbers'>;
};

/** The year's accounts: the bank's lines, portals' payouts, expenses, reports and the folder for the accountant. */
export function createYearAccounts({ readTable, pictureMaker, registerKeys, renting, ...basics }: YearNeeds) {
  const { limits } = basics;
  const reading = {
    readTable,
    countReading: (caller: Caller) => limits.spend('tableByUser', caller.userId),
  };
  const receiptsOf = { listReceiptNumbers, listVoidedReceipts, listLostNumbers: renting.receiptNumbers.listLost };
  const years = createYears(basics);
  return {
    bank: bankRoutes(createBank({ ...basics, ...reading, ...renting.paid, readReceiptOf })),
    expenses: expensesRoutes(createExpenses({ ...basics, pictureMaker })),
    payouts: payoutsRoutes(createPayouts({ ...basics, ...reading })),
    reports: reportsRoutes({
      reports: createReports({ ...basics, ...receiptsOf }),
      years,
      folder: createYearFolder({
        ...basics,
        ...receiptsOf,
        readTaxReports: (from, year) => readTaxReports(from, registerKeys, year),
      }),
    }),
    yearSettings: yearSettingsRoutes(years),
  };
}
