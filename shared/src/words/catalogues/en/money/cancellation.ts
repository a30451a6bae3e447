import type { TranslationOf } from '../../catalogue.ts';
import type { cancellation as italian } from '../../it/money/cancellation.ts';

export const cancellation: TranslationOf<typeof italian> = {
  refundBefore: ({ days, percent }) => `Up to ${days} ${days === 1 ? 'day' : 'days'} before arrival: ${share(percent)}`,
  refundUntilArrival: ({ percent }) => `Up to the day of arrival: ${share(percent)}`,
  noRefundLater: 'After that: no refund',
  noRefundAfterArrival: 'After arrival: no refund',
  refundedWhole: 'The security deposit and the tourist tax are refunded in full. If we cancel, we refund everything.',
};

function share(percent: number): string {
  if (percent === 0) return 'no refund';
  return percent === 100 ? 'full refund' : `refund of ${percent}% of what was paid`;
}
