import type { SiteClient } from '@approdo/shared/client/page';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';

/** What the owner says to whoever cancels; undefined where that is nothing. */
export async function loadCancellationTerms(client: SiteClient): Promise<CancellationTerms | undefined> {
  const terms = await client.cancellationTerms.get();
  return terms.cancellationText === '' && terms.cancellationRules.length === 0 ? undefined : terms;
}
