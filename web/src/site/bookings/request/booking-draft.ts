import { z } from 'zod';
import { BOOKING_DRAFT_KEY } from './saved-request.ts';
import { sentRequest } from './sent-request.ts';

const named = {
  startDate: z.string(),
  endDate: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  /** Defaulted, since older stored drafts lack it and some later fields. */
  guestPhone: z.string().default(''),
  numberOfGuests: z.string(),
  children: z.string().default(''),
  note: z.string(),
  linen: z.boolean(),
  foundBy: z.string().default(''),
  /** The chosen language of letters; empty for the language of the page. */
  language: z.string().default(''),
  /** The key of the last sent request: resending an unchanged draft is the same request. Empty once it is changed. */
  key: z.string().default(''),
  /** The last sent request. Null once anything of it is changed. */
  sent: sentRequest.nullable().default(null).catch(null),
};

const EXTRA = 'extra:';

/** The field of an extra by id: a checkbox or a quantity. */
export type ExtraField = `extra:${string}`;

type Named = z.output<z.ZodObject<typeof named>>;

/** The booking form as typed, complete or not; without the code, which is not stored. */
export type BookingDraft = Readonly<Named & Record<ExtraField, string | boolean>>;

const fields: z.ZodType<BookingDraft> = z.object(named).catchall(z.union([z.string(), z.boolean()]));

const blank: BookingDraft = {
  startDate: '',
  endDate: '',
  guestName: '',
  guestEmail: '',
  guestPhone: '',
  numberOfGuests: '1',
  children: '',
  note: '',
  linen: false,
  foundBy: '',
  language: '',
  key: '',
  sent: null,
};

/** An edited draft is a new request, with a new key. */
export const EDITED = { key: '', sent: null } as const;

export const bookingDraft = {
  key: BOOKING_DRAFT_KEY,
  fields,
  blank,
  edited: EDITED,
  isField: (name: string) => name in blank || name.startsWith(EXTRA),
  account: { name: 'guestName', email: 'guestEmail' },
} as const;

export function fieldOfExtra(id: string): ExtraField {
  return `${EXTRA}${id}`;
}

/** The chosen quantity of an extra. */
export function quantityIn(draft: BookingDraft, id: string): number {
  const typed = draft[fieldOfExtra(id)];
  return typeof typed === 'string' ? Number(typed) || 0 : Number(typed === true);
}
