import { z } from 'zod';

const named = {
  startDate: z.string(),
  endDate: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  /** Drafts were kept before it was asked, as before some of what follows. */
  guestPhone: z.string().default(''),
  numberOfGuests: z.string(),
  children: z.string().default(''),
  note: z.string(),
  linen: z.boolean(),
  foundBy: z.string().default(''),
  /** What the guest chose to be written to in; empty where she left it at what she reads. */
  language: z.string().default(''),
  /** Of the request that this draft was last sent as: the same again is the same request. Empty once it is changed. */
  key: z.string().default(''),
};

const EXTRA = 'extra:';

/** The field of an extra, by its id: ticked, or how many. */
export type ExtraField = `extra:${string}`;

type Named = z.output<z.ZodObject<typeof named>>;

/** The booking form as it is typed, complete or not. A code is no part of it: it is not kept. */
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
};

export const bookingDraft = {
  key: 'booking',
  fields,
  blank,
  isField: (name: string) => name in blank || name.startsWith(EXTRA),
  account: { name: 'guestName', email: 'guestEmail' },
} as const;

export function fieldOfExtra(id: string): ExtraField {
  return `${EXTRA}${id}`;
}

/** How many of an extra are chosen. */
export function quantityIn(draft: BookingDraft, id: string): number {
  const typed = draft[fieldOfExtra(id)];
  return typeof typed === 'string' ? Number(typed) || 0 : Number(typed === true);
}
