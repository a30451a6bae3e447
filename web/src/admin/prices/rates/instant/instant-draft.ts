import type { InstantRules } from '@approdo/shared/domain/prices/instant';
import { z } from 'zod';
import { held, number } from '../../../kit/form/fields.ts';

/** The conditions as they are typed, and as the server takes them. */
export const instantForm = z.object({
  instant: z.object({
    isOn: z.boolean(),
    leadDays: number,
    minNights: number,
    maxNights: number,
    maxGuests: number,
    pastStayOnly: z.boolean(),
    deposit: held<InstantRules['deposit']>(),
    holdMinutes: number,
  }),
});
