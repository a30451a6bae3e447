import { paymentSettings } from '@approdo/shared/contract/money/payment-settings';
import type { InstalmentKind } from '@approdo/shared/domain/money/instalments';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { INSTALMENT_NAMES } from './texts/money.ts';
import { PAYMENTS } from './texts/payments.ts';

const ROWS = { paymentSettings };
const PAYMENT_SETTINGS_KEY = ['payment-settings'];

export function usePaymentSettings() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: PAYMENT_SETTINGS_KEY,
    queryFn: ({ signal }) => client.paymentSettings.get({ signal }),
  });
}

/** Changes the terms; rejects where the server refuses. */
export function useReplacePaymentSettings() {
  const client = useClient(ROWS);
  return useAction({
    run: client.paymentSettings.replace,
    reloads: [PAYMENT_SETTINGS_KEY],
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
