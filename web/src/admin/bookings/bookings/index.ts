export { BlockForm } from './block-form.tsx';
export { BookingEnd } from './booking-end.tsx';
export { ChildrenField } from './children-field.tsx';
export { ClashNote } from './clash-note.tsx';
export { writeBookingEvent } from './export-bookings.ts';
export { ExtraFields } from './extra-fields.tsx';
export { listHistory } from './find-bookings.ts';
export { GuestLanguageField } from './guest-language-field.tsx';
export { sayUnchecked } from './say-unchecked.ts';
export { stayForm } from './stay-form.ts';
export {
  BOOKING_PAGE,
  BOOKING_SECTIONS,
  DECIDE_FORM,
  DOOR_CODE_FORM,
  SECTION_SUMMARY,
  STAY_SECTION,
  STORY,
} from './texts/booking-page.ts';
export { NEW_BOOKING } from './texts/new-booking.ts';
export {
  type BookingActions,
  type Decision,
  useBookingActions,
  useEditBooking,
  useEnterByHand,
} from './use-booking-actions.ts';
