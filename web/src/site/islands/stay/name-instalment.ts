import type { BookingMoney } from '@approdo/shared/contract/money';
import type { IslandTexts } from '../../texts/island-texts.ts';

/** What an instalment is called; the first one as the owner chose, since the words differ in law. */
export function nameInstalment(
  kind: BookingMoney['instalments'][number]['kind'],
  depositLabel: BookingMoney['depositLabel'],
  { kinds }: IslandTexts['stay'],
): string {
  return kind === 'DEPOSIT' ? kinds[depositLabel] : kinds[kind];
}
