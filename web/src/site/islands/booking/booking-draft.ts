import { z } from 'zod';

const bookingDraft = z.object({
  startDate: z.string(),
  endDate: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  numberOfGuests: z.string(),
  note: z.string(),
  linen: z.boolean(),
});

/** The booking form as it is typed, complete or not. */
export type BookingDraft = Readonly<z.output<typeof bookingDraft>>;

export const EMPTY_DRAFT: BookingDraft = {
  startDate: '',
  endDate: '',
  guestName: '',
  guestEmail: '',
  numberOfGuests: '1',
  note: '',
  linen: false,
};

const KEY = 'booking-draft';

/** Keeps what was typed for as long as the tab lives, so that it survives the way to the sign-in page and back. */
export function keepDraft(draft: BookingDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

/** What was kept; undefined where there is nothing, or nothing that can be read. */
export function readDraft(): BookingDraft | undefined {
  try {
    return bookingDraft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
