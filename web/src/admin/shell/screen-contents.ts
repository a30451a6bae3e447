import { type ComponentType, lazy } from 'react';
import { OverviewScreen } from '../operations/overview/overview-screen.tsx';
import type { ScreenPath } from '../session/screens.ts';

/** What stands at each address; its code is fetched when it is first opened, but for the one that nearly every visit begins with. */
export const SCREEN_CONTENTS = {
  '': OverviewScreen,
  calendar: lazy(async () => ({ default: (await import('../bookings/calendar/calendar-screen.tsx')).CalendarScreen })),
  bookings: lazy(async () => ({ default: (await import('../bookings/bookings/bookings-screen.tsx')).BookingsScreen })),
  'bookings/new': lazy(async () => ({
    default: (await import('../bookings/new-booking/new-booking-screen.tsx')).NewBookingScreen,
  })),
  'bookings/:id': lazy(async () => ({
    default: (await import('../operations/booking/booking-screen.tsx')).BookingScreen,
  })),
  calendars: lazy(async () => ({
    default: (await import('../bookings/channels/channels-screen.tsx')).CalendarsScreen,
  })),
  messages: lazy(async () => ({ default: (await import('../messages/messages/messages-screen.tsx')).MessagesScreen })),
  mail: lazy(async () => ({ default: (await import('../messages/mail/mail-screen.tsx')).MailScreen })),
  phone: lazy(async () => ({ default: (await import('../operations/phone/phone-screen.tsx')).PhoneScreen })),
  reviews: lazy(async () => ({ default: (await import('../bookings/reviews/reviews-screen.tsx')).ReviewsScreen })),
  visits: lazy(async () => ({ default: (await import('../operations/visits/visits-screen.tsx')).VisitsScreen })),
  homepage: lazy(async () => ({ default: (await import('../content/homepage/homepage-screen.tsx')).HomepageScreen })),
  property: lazy(async () => ({ default: (await import('../content/property/property-screen.tsx')).PropertyScreen })),
  rates: lazy(async () => ({ default: (await import('../prices/rates/rates-screen.tsx')).RatesScreen })),
  due: lazy(async () => ({ default: (await import('../money/due/due-screen.tsx')).DueScreen })),
  payments: lazy(async () => ({ default: (await import('../money/payments/payments-screen.tsx')).PaymentsScreen })),
  income: lazy(async () => ({ default: (await import('../money/reports/income-screen.tsx')).IncomeScreen })),
  register: lazy(async () => ({ default: (await import('../law/register/register-screen.tsx')).RegisterScreen })),
  turnovers: lazy(async () => ({
    default: (await import('../bookings/turnovers/turnovers-screen.tsx')).TurnoversScreen,
  })),
  guide: lazy(async () => ({ default: (await import('../stays/guide/guide-screen.tsx')).GuideScreen })),
  features: lazy(async () => ({
    default: (await import('../content/feature-boxes/features-screen.tsx')).FeaturesScreen,
  })),
  menu: lazy(async () => ({ default: (await import('../content/menu/menu-screen.tsx')).MenuScreen })),
  blog: lazy(async () => ({ default: (await import('../content/blog/blog-screen.tsx')).BlogScreen })),
  pages: lazy(async () => ({ default: (await import('../content/pages/pages-screen.tsx')).PagesScreen })),
  media: lazy(async () => ({ default: (await import('../content/media/media-screen.tsx')).MediaScreen })),
  gallery: lazy(async () => ({ default: (await import('../content/galleries/galleries-screen.tsx')).GalleriesScreen })),
  languages: lazy(async () => ({
    default: (await import('../operations/languages/languages-screen.tsx')).LanguagesScreen,
  })),
  task: lazy(async () => ({ default: (await import('../operations/tasks/tasks-screen.tsx')).TasksScreen })),
  users: lazy(async () => ({ default: (await import('../accounts/users/users-screen.tsx')).UsersScreen })),
  privacy: lazy(async () => ({ default: (await import('../operations/privacy/privacy-screen.tsx')).PrivacyScreen })),
  access: lazy(async () => ({ default: (await import('../accounts/access/access-screen.tsx')).AccessScreen })),
  start: lazy(async () => ({ default: (await import('../operations/start/start-screen.tsx')).StartScreen })),
  backup: lazy(async () => ({ default: (await import('../operations/backup/backup-screen.tsx')).BackupScreen })),
  help: lazy(async () => ({ default: (await import('../operations/help/help-screen.tsx')).HelpScreen })),
} satisfies Readonly<Record<ScreenPath, ComponentType>>;
