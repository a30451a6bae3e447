import { z } from 'zod';
import { WEEKDAYS } from '../../domain/stays/stay-rules.ts';
import { acrossFields } from '../base/across-fields.ts';

const WEEKDAYS_WRONG = 'Scegli almeno un giorno della settimana, ognuno una volta sola';

/** One to seven different weekdays. */
export const weekdays = acrossFields(
  z
    .array(z.enum(WEEKDAYS, WEEKDAYS_WRONG), WEEKDAYS_WRONG)
    .min(1, WEEKDAYS_WRONG)
    .max(WEEKDAYS.length, { error: WEEKDAYS_WRONG, abort: true }),
  { find: (days: readonly string[]) => (new Set(days).size < days.length ? WEEKDAYS_WRONG : undefined) },
);
