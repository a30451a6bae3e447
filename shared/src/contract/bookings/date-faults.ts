import { z } from 'zod';
import type { Stay } from '../../domain/stays/stay.ts';
import type { MessageOrText } from '../../words/say.ts';
import { localDate } from '../base/fields.ts';

const dates = z.object({ startDate: localDate, endDate: localDate.optional().catch(undefined) });

type DateFaults = { readonly startDate?: MessageOrText; readonly endDate?: MessageOrText };

/** Date faults of a body beyond its shape. A start is checked without a valid end too, whose fault the shape names. */
export function findDateFaults(
  body: unknown,
  find: (stay: Stay) => DateFaults,
): Readonly<Record<string, MessageOrText>> {
  const read = dates.safeParse(body);
  if (!read.success) return {};
  const { startDate, endDate = startDate } = read.data;
  return { ...find({ startDate, endDate }) };
}
