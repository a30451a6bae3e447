import type { SiteClient } from '@approdo/shared/client/page';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';

/** The owner's cancellation terms; undefined if there are none. */
export async function loadCancellationTerms(client: SiteClient): Promise<CancellationTerms | undefined> {
  const terms = await client.cancellationTerms.get();
  return terms.cancellationText === '' && terms.cancellationRules.length === 0 ? undefined : terms;
}
