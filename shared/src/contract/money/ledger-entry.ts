import { z } from 'zod';
import { ENTRY_DIRECTIONS, ENTRY_METHODS, ENTRY_PURPOSES } from '../../domain/money/ledger.ts';
import { amountFrom, id, instant, line, localDate, text } from '../base/fields.ts';

const direction = z.enum(ENTRY_DIRECTIONS, 'Scegli se è entrato o uscito');
/** The purpose of money. */
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
  /** The entry that this one reverses. */
  reverses: id.nullable(),
  source: z.enum(['OWNER', 'CARD']),
  createdAt: instant,
});

/** The owner's note, and its author. */
export const ownersWords = z.object({ note: z.string().nullable(), by: z.string() });

const entryForAdmin = entryForGuest.extend(ownersWords.shape);

/** The view of an entry for each role. */
export const entryFor = { guest: entryForGuest, admin: entryForAdmin };

/** The response to whoever recorded an entry. */
export const writtenEntry = entryForAdmin.extend({
  /** A warning for the owner, as text. */
  warning: z.string().optional(),
});

export const newEntry = z.object({
  /** Chosen by the caller: repeating it makes no second entry. */
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
