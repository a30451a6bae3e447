import type { Migration } from './migration.ts';

/**
 * The origin of a booking, its guest's telephone, and a note for the cleaner. Bookings entered by the owner have the
 * key they were sent with, which identifies a repeated request; a deleted account's stay is not passed to another
 * account.
 */
export const tellWhenceBookingsCome: Migration = {
  name: '040-tell-whence-bookings-come',
  sql: `
    alter table bookings add column guest_phone text;
    alter table bookings add column source text not null default 'SITE' check (source in ('SITE', 'OWNER', 'CHANNEL'));
    alter table bookings add column cleaning_note text;
    alter table bookings add column entry_key text;
    alter table bookings add column was_given integer not null default 0 check (was_given in (0, 1));
    update bookings set source = 'OWNER' where status = 'NOT_AVAILABLE' and channel_id is null;
    update bookings set source = 'CHANNEL' where channel_id is not null;
    create unique index bookings_by_entry_key on bookings (entry_key) where entry_key is not null;
  `,
};
