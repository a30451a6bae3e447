import { OverviewScreen } from '../operations/overview/overview-screen.tsx';
import { FIRST_SCREENS } from './screens/first.ts';
import { MONEY_SCREENS } from './screens/money.ts';
import { PROPERTY_SCREENS } from './screens/property.ts';
import { later, type ScreenRow } from './screens/screen-row.ts';
import { SETTINGS_SCREENS } from './screens/settings.ts';
import { SITE_SCREENS } from './screens/site.ts';

const [TODAY, CALENDAR, BOOKINGS, MESSAGES] = FIRST_SCREENS;

/**
 * Every screen, in the order of the navigation; address, guard, title, group, native menu and question mark derive from
 * its row.
 */
export const SCREENS = [
  { ...TODAY, Content: OverviewScreen },
  {
    ...CALENDAR,
    Content: later(async () => (await import('../bookings/calendar/calendar-screen.tsx')).CalendarScreen),
  },
  {
    ...BOOKINGS,
    Content: later(async () => (await import('../bookings/bookings/bookings-screen.tsx')).BookingsScreen),
  },
  {
    ...MESSAGES,
    Content: later(async () => (await import('../messages/messages/messages-screen.tsx')).MessagesScreen),
  },
  ...MONEY_SCREENS,
  ...PROPERTY_SCREENS,
  ...SITE_SCREENS,
  ...SETTINGS_SCREENS,
] as const satisfies readonly ScreenRow[];

/** Screens without a menu entry, each below the one that leads to it. */
export const INNER_SCREENS = [
  {
    path: 'bookings/new',
    title: 'Nuova prenotazione',
    label: BOOKINGS.label,
    access: 'admin',
    icon: BOOKINGS.icon,
    help: { page: 'a-request', section: 'Inserire una prenotazione' },
    Content: later(async () => (await import('../bookings/new-booking/new-booking-screen.tsx')).NewBookingScreen),
  },
  {
    path: 'bookings/:id',
    title: 'Prenotazione',
    label: BOOKINGS.label,
    access: 'admin',
    icon: BOOKINGS.icon,
    help: { page: 'a-request', section: 'La pagina di una prenotazione' },
    Content: later(async () => (await import('../operations/booking/booking-screen.tsx')).BookingScreen),
  },
] as const satisfies readonly ScreenRow[];

export type ScreenPath = (typeof SCREENS | typeof INNER_SCREENS)[number]['path'];
