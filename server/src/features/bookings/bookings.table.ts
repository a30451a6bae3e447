import type { BookingStatus } from '@approdo/shared/domain/booking';

export type BookingsTable = {
  id: string;
  /** The account that asked; null for a block, and once the account is deleted. */
  user_id: string | null;
  start_date: string;
  end_date: string;
  status: BookingStatus;
  guest_name: string | null;
  guest_email: string | null;
  number_of_guests: number | null;
  note: string | null;
  reason: string | null;
  created_at: string;
};

export type OccupiedDaysTable = { day: string; booking_id: string };

export type BookingsTables = { bookings: BookingsTable; occupied_days: OccupiedDaysTable };
