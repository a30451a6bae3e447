import type { Transport } from '@approdo/shared/client';
import { reviews } from '@approdo/shared/contract/bookings/reviews';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { reviews: reviewCalls } = createBrowserClient({ reviews }, nameLanguage);

/** Names the language of Italian pages too: otherwise reviews would come without theirs. */
function nameLanguage(transport: Transport): Transport {
  return (call) => transport({ ...call, query: { lang: ITALIAN, ...call.query } });
}
