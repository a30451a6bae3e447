import type { AuthTables } from '../features/auth/auth.table.ts';
import type { BookingsTables } from '../features/bookings/bookings.table.ts';
import type { HomepageTables } from '../features/homepage/homepage.table.ts';
import type { LimitsTables } from '../features/limits/limits.table.ts';
import type { MailTables } from '../features/mail/mail.table.ts';
import type { PropertyTables } from '../features/property/property.table.ts';
import type { RatesTables } from '../features/rates/rates.table.ts';

export type Schema = AuthTables &
  BookingsTables &
  HomepageTables &
  LimitsTables &
  MailTables &
  PropertyTables &
  RatesTables;
