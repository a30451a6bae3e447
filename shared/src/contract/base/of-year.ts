import { z } from 'zod';

const YEARS = 'L’anno va da 2000 a 2100';

/** Defaults to the current year, in Rome. */
export const ofYear = z.object({
  year: z
    .union(
      [
        z.number().int().min(2000).max(2100),
        z
          .string()
          .regex(/^(20\d\d|2100)$/)
          .transform(Number),
      ],
      YEARS,
    )
    .optional(),
});
