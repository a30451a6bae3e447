import { paymentSettings } from '@approdo/shared/contract/money/payment-settings';
import type { InstalmentKind } from '@approdo/shared/domain/money/instalments';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';
import { INSTALMENT_NAMES } from './texts/money.ts';
import { PAYMENTS } from './texts/payments.ts';

export function usePaymentSettings() {
  return useRead(paymentSettings.get);
}

/** Changes the terms; rejects where the server refuses. */
export function useReplacePaymentSettings() {
  return useWrite(paymentSettings.replace, {
    success: () => PAYMENTS.saved,
  });
}

/** What each instalment is called: the first one as the owner chose, once that is known. */
export function useInstalmentNames(): Readonly<Record<InstalmentKind, string>> {
  const { data } = usePaymentSettings();
  return data?.depositLabel === 'CAPARRA'
    ? { ...INSTALMENT_NAMES, DEPOSIT: INSTALMENT_NAMES.CAPARRA }
    : INSTALMENT_NAMES;
}
