import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { createBrowserClient } from '../../client/browser-client.ts';

const { cardPayments: cardCalls } = createBrowserClient({ cardPayments });

/** Redirects to the payment page for the held days or, if unavailable, to the page of the stay. */
export async function leaveToPay(id: string, language: Language): Promise<void> {
  const address = await cardCalls.checkout({ params: { id }, body: { purpose: 'STAY' } }).then(
    ({ url }) => url,
    () => addressIn(language, `/booking/${id}`),
  );
  location.assign(address);
}
