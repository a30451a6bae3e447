import { initialScheduleTerms } from '@approdo/shared/domain/money/instalments';
import type { Reader, Trx } from '../../db/transaction.ts';
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

export async function getPaymentTerms(reader: Reader): Promise<PaymentTerms> {
  const row = await reader.selectFrom('payment_settings').select('settings').executeTakeFirst();
  return row ? { ...INITIAL, ...JSON.parse(row.settings) } : INITIAL;
}

export async function putPaymentTerms(trx: Trx, terms: PaymentTerms): Promise<void> {
  const settings = JSON.stringify(terms);
  await trx
    .insertInto('payment_settings')
    .values({ only_row: 1, settings })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings }))
    .execute();
}
