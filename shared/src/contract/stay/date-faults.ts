import { z } from 'zod';
import type { Stay, StayFaults } from '../../domain/stay/stay.ts';
import type { Saying } from '../../words/say.ts';
import { localDate } from '../fields.ts';

const dates = z.object({ startDate: localDate, endDate: localDate.optional().catch(undefined) });

/** What the calendar has against the dates of a body. A start is judged without an end, too, whose fault the shape names. */
export function findDateFaults(body: unknown, find: (stay: Stay) => StayFaults): Readonly<Record<string, Saying>> {
  const read = dates.safeParse(body);
  if (!read.success) return {};
  const { startDate, endDate = startDate } = read.data;
  return { ...find({ startDate, endDate }) };
}
