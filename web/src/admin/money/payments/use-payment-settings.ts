import { paymentSettings } from '@approdo/shared/contract/money/payment-settings';
import type { InstalmentKind } from '@approdo/shared/domain/money/instalments';
import { useRead } from '../../session/use-read.ts';
import { INSTALMENT_NAMES } from './texts/money.ts';

/** The names of instalments, the first one as the owner chose, once loaded. */
export function useInstalmentNames(): Readonly<Record<InstalmentKind, string>> {
  const { data } = useRead(paymentSettings.get);
  return data?.depositLabel === 'CAPARRA'
    ? { ...INSTALMENT_NAMES, DEPOSIT: INSTALMENT_NAMES.CAPARRA }
    : INSTALMENT_NAMES;
}
