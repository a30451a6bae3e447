import { z } from 'zod';
import { ENTRY_DIRECTIONS, ENTRY_METHODS, ENTRY_PURPOSES } from '../../domain/money/ledger.ts';
import { amountFrom, id, instant, line, localDate, text } from '../base/fields.ts';

const direction = z.enum(ENTRY_DIRECTIONS, 'Scegli se è entrato o uscito');
/** What money is for. */
export const purpose = z.enum(ENTRY_PURPOSES, 'Scegli per che cosa');
const reference = line({ max: 140 })
  .nullish()
  .transform((value) => value || null);

const entryForGuest = z.object({
  id,
  direction,
  purpose,
  amount: z.number().int(),
  method: z.enum(ENTRY_METHODS),
  date: localDate,
  reference: z.string().nullable(),
  /** The entry that this one counters. */
  reverses: id.nullable(),
  source: z.enum(['OWNER', 'CARD']),
  createdAt: instant,
});

/** What the owner wrote beside it, and who did. */
export const ownersWords = z.object({ note: z.string().nullable(), by: z.string() });

const entryForAdmin = entryForGuest.extend(ownersWords.shape);

/** An entry as each reader is shown it. */
export const entryFor = { guest: entryForGuest, admin: entryForAdmin };

/** An entry as it is answered to whoever wrote it. */
export const writtenEntry = entryForAdmin.extend({
  /** What the owner should know of it, in words. */
  warning: z.string().optional(),
});

export const newEntry = z.object({
  /** Made by whoever writes the entry: written again with the same, there is still one. */
  key: z.uuid('Manca la chiave del movimento'),
  direction,
  purpose,
  amount: amountFrom(1),
  method: z.enum(['BANK', 'CASH', 'OTHER'], 'Scegli bonifico, contanti o altro'),
  date: localDate,
  reference,
  note: text({ max: 500 })
    .nullish()
    .transform((value) => value || null),
});
