import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { z } from 'zod';
import { askedEuros, held, numberOrNull } from '../../../kit/form/fields.ts';

/** What of the rules the tab holds: nothing typed is by agreement, all guests included, and all of them persons. */
export const shortStaysForm = z.object({
  shortStays: z.object({ rule: held<PriceRules['shortStays']['rule']>(), percents: z.array(numberOrNull).readonly() }),
  weekendNights: held<PriceRules['weekendNights']>(),
  guests: z.object({ included: numberOrNull, perNight: askedEuros }),
  childAge: numberOrNull,
});
