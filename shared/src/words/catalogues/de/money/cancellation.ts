import type { TranslationOf } from '../../catalogue.ts';
import type { cancellation as italian } from '../../it/money/cancellation.ts';

export const cancellation: TranslationOf<typeof italian> = {
  refundBefore: ({ days, percent }) => `Bis ${days} ${days === 1 ? 'Tag' : 'Tage'} vor der Anreise: ${share(percent)}`,
  refundUntilArrival: ({ percent }) => `Bis zum Tag der Anreise: ${share(percent)}`,
  noRefundLater: 'Danach: keine Erstattung',
  noRefundAfterArrival: 'Nach der Anreise: keine Erstattung',
  refundedWhole: 'Kaution und Kurtaxe werden vollständig erstattet. Wenn wir absagen, erstatten wir alles.',
};

function share(percent: number): string {
  if (percent === 0) return 'keine Erstattung';
  return percent === 100 ? 'volle Erstattung' : `Erstattung von ${percent}\u00A0% des bezahlten Betrags`;
}
