import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { type PaymentSettingsAnswer, paymentSettings } from '@approdo/shared/contract/money/payment-settings';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRead } from '../../session/use-read.ts';

/** Its form is fetched when it is first asked: every list of bookings would load it otherwise. */
const WayQuestion = lazy(async () => ({ default: (await import('./way-question.tsx')).WayQuestion }));

type Pending = { readonly terms: PaymentSettingsAnswer; readonly answer: (mayGoOn: boolean) => void };

type Question = {
  /** Whether to go on; asks only if there is no way to pay, and `isOwing` says that something will be due. */
  readonly ask: (isOwing: (terms: PaymentSettingsAnswer) => boolean | Promise<boolean>) => Promise<boolean>;
  /** To be rendered beside what asks. */
  readonly window: ReactNode;
};

/** Asks for a way to pay before something falls due that nobody can pay. What cannot be loaded asks nothing. */
export function useWayQuestion(): Question {
  const { refetch: readTerms } = useRead(paymentSettings.get, { enabled: false });
  const { refetch: readCards } = useRead(cardPayments.standing, { enabled: false });
  const [pending, setPending] = useState<Pending>();

  function answer(mayGoOn: boolean): void {
    setPending(undefined);
    pending?.answer(mayGoOn);
  }

  return {
    ask: async (isOwing) => {
      const { data: terms } = await readTerms();
      if (terms?.iban !== '') return true;
      const { data: cards } = await readCards();
      if (!cards || cards.isOn || !(await isOwing(terms))) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setPending({ terms, answer: resolve });
      return await promise;
    },
    window: pending && (
      <Suspense fallback={null}>
        <WayQuestion terms={pending.terms} onAnswer={answer} />
      </Suspense>
    ),
  };
}
