import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { createBrowserClient } from '../../client/browser-client.ts';

const { cardPayments: cardCalls } = createBrowserClient({ cardPayments });

/** Leaves for the provider's page, where the days that are held are paid for; where it cannot be reached, for the page of the stay. */
export async function leaveToPay(id: string, language: Language): Promise<void> {
  const address = await cardCalls.checkout({ params: { id }, body: { purpose: 'STAY' } }).then(
    ({ url }) => url,
    () => addressIn(language, `/booking/${id}`),
  );
  location.assign(address);
}
