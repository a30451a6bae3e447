import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { useTexts } from '../../texts/use-texts.ts';

/** What linen is offered as, at so many whole euros. */
export function useLinenLabel(fee: number, per: PriceRules['linenPer']): string {
  const { language, booking, extras } = useTexts();
  return booking.linen(extras.per[per](formatWholeEuros(fee, language)));
}
