import { paymentTerms } from '@approdo/shared/contract/money/payment-settings';
import { initialScheduleTerms } from '@approdo/shared/domain/money/instalments';
import { z } from 'zod';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { PaymentTerms } from './payments.table.ts';

const INITIAL: PaymentTerms = {
  ...initialScheduleTerms,
  depositLabel: 'ACCONTO',
  owner: { name: '', taxCode: '', address: '' },
  holder: '',
  iban: '',
  bic: null,
  cancellationText: '',
  cancellationRules: [],
  stampDuty: { enabled: false, over: 7747, amount: 200, text: 'Imposta di bollo assolta sull’originale' },
};

/** Fills in defaults for terms that an older row lacks. */
const settings = z
  .record(z.string(), z.unknown())
  .transform((stored) => ({ ...INITIAL, ...stored }))
  .pipe(paymentTerms);
const settingsColumn = jsonColumn('payment_settings.settings', settings);

export async function getPaymentTerms(reader: Reader): Promise<PaymentTerms> {
  const row = await reader.selectFrom('payment_settings').select('settings').executeTakeFirst();
  return row ? settingsColumn.read(row.settings) : INITIAL;
}

export async function putPaymentTerms(trx: Trx, terms: PaymentTerms): Promise<void> {
  const settings = settingsColumn.write(terms);
  await trx
    .insertInto('payment_settings')
    .values({ only_row: 1, settings })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings }))
    .execute();
}
