import { paymentTerms } from '@approdo/shared/contract/money/payment-settings';
import { expect, test } from 'vitest';
import { termsForm } from './terms-draft.ts';

const terms = {
  depositPercent: 30,
  depositDays: 3,
  balanceDays: 30,
  securityDeposit: 20_050,
  depositLabel: 'CAPARRA',
  owner: { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F205Z', address: 'Via del Porto 1' },
  holder: 'Maria Rossi',
  iban: 'IT60X0542811101000000123456',
  bic: null,
  cancellationText: 'Chi annulla per tempo riceve la metà.',
  cancellationRules: [{ daysBefore: 30, percent: 50 }],
  stampDuty: { enabled: true, over: 7747, amount: 200, text: 'Bollo assolto' },
} as const;

test('what is not touched is sent as it was', () => {
  const draft = termsForm.encode({ ...terms, cancellationRules: [...terms.cancellationRules] });
  expect(draft.securityDeposit).toBe('200,50');
  expect(paymentTerms.parse(termsForm.decode(draft))).toEqual(terms);
});

test('an empty number and an amount that is none are refused beside their fields', () => {
  const draft = termsForm.encode({ ...terms, cancellationRules: [] });
  const { error } = paymentTerms.safeParse(termsForm.decode({ ...draft, depositDays: '', securityDeposit: 'molto' }));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['depositDays', 'securityDeposit']);
});
