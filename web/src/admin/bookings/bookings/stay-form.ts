import type { ExtraWish } from '@approdo/shared/domain/prices/extra';
import { z } from 'zod';
import { number, plainField } from '../../kit/form/fields.ts';

/** Quantities by extra id; missing ones are not chosen. */
export type ExtraDraft = Readonly<Record<string, number>>;

/** A stay as the owner types it, decoded to what the server accepts. */
export const stayForm = z.object({
  startDate: z.string(),
  endDate: z.string(),
  guestName: z.string(),
  guestPhone: z.string(),
  guestEmail: z.string(),
  numberOfGuests: number,
  children: number,
  linen: z.boolean(),
  extras: z.codec(plainField<ExtraDraft>(), plainField<readonly ExtraWish[]>(), {
    decode: (chosen) => Object.entries(chosen).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : [])),
    encode: (taken) => Object.fromEntries(taken.map(({ id, quantity }) => [id, quantity])),
  }),
});
