import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { useTexts } from '../../texts/use-texts.ts';

/** The label of linen with its fee in whole euros. */
export function useLinenLabel(fee: number, per: PriceRules['linenPer']): string {
  const { language, booking, extras } = useTexts();
  return booking.linen(extras.per[per](formatWholeEuros(fee, language)));
}
