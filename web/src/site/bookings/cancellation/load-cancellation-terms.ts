import type { SiteClient } from '@approdo/shared/client/page';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { ScheduleTerms } from '@approdo/shared/domain/money/instalments';

type MoneyTerms = {
  /** What guests pay, and when. */
  readonly schedule: ScheduleTerms;
  /** Left out if the owner has none. */
  readonly cancellation?: CancellationTerms;
};

export async function loadMoneyTerms(client: SiteClient): Promise<MoneyTerms> {
  const { schedule, ...cancellation } = await client.cancellationTerms.get();
  const hasNone = cancellation.cancellationText === '' && cancellation.cancellationRules.length === 0;
  return { schedule, ...(!hasNone && { cancellation }) };
}

/** The owner's cancellation terms; undefined if there are none. */
export async function loadCancellationTerms(client: SiteClient): Promise<CancellationTerms | undefined> {
  return (await loadMoneyTerms(client)).cancellation;
}
