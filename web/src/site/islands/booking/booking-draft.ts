import { z } from 'zod';

const fields = z.object({
  startDate: z.string(),
  endDate: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  /** Drafts were kept before it was asked, as before some of what follows. */
  guestPhone: z.string().default(''),
  numberOfGuests: z.string(),
  note: z.string(),
  linen: z.boolean(),
  foundBy: z.string().default(''),
  /** What the guest chose to be written to in; empty where she left it at what she reads. */
  language: z.string().default(''),
});

/** The booking form as it is typed, complete or not. */
export type BookingDraft = Readonly<z.output<typeof fields>>;

const blank: BookingDraft = {
  startDate: '',
  endDate: '',
  guestName: '',
  guestEmail: '',
  guestPhone: '',
  numberOfGuests: '1',
  note: '',
  linen: false,
  foundBy: '',
  language: '',
};

export const bookingDraft = {
  key: 'booking',
  fields,
  blank,
  account: { name: 'guestName', email: 'guestEmail' },
} as const;
