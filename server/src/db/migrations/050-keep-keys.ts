import { noticeWithKeys } from './050-keep-keys/notice-with-keys.ts';
import type { Migration } from './migration.ts';
import { quoted, renewNotice } from './renew-notice.ts';

const { it, ...others } = noticeWithKeys;

/**
 * The proofs of identity of an account beside its password (KEYS.md, 15); the stored data alone lets nobody in. Each
 * passkey, authenticator app, set of recovery codes and single code has a random id; `ended_proofs` has the ids of
 * ended ones, for good. The guided start has a step for them, and the privacy notice mentions them. Used challenges,
 * tickets and handover codes last minutes and are stored as hashes.
 */
export const keepKeys: Migration = {
  name: '050-keep-keys',
  get sql() {
    return `
    create table passkeys (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter integer not null check (counter >= 0),
      transports text not null,
      rp_id text not null,
      name text not null,
      is_synced integer not null check (is_synced in (0, 1)),
      created_at text not null,
      last_used_at text,
      copy_told_at text
    ) strict, without rowid;
    create index passkeys_by_user on passkeys (user_id, created_at);
    create table passkey_handles (
      user_id text primary key references users (id) on delete cascade,
      handle text not null unique
    ) strict, without rowid;
    create table code_apps (
      id text primary key,
      user_id text not null unique references users (id) on delete cascade,
      secret text not null,
      last_step integer not null,
      created_at text not null
    ) strict, without rowid;
    create table recovery_codes (
      id text primary key,
      set_id text not null,
      user_id text not null references users (id) on delete cascade,
      letter text not null,
      code_hash text not null,
      created_at text not null,
      used_at text,
      unique (user_id, letter)
    ) strict, without rowid;
    create table ended_proofs (
      id text primary key,
      ended_at text not null
    ) strict, without rowid;
    create table used_challenges (
      challenge_hash text primary key,
      expires_at text not null
    ) strict, without rowid;
    create index used_challenges_by_end on used_challenges (expires_at);
    create table sign_in_tickets (
      ticket_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      device_id text references devices (id) on delete set null,
      wrong_codes integer not null default 0 check (wrong_codes >= 0),
      expires_at text not null
    ) strict, without rowid;
    create index sign_in_tickets_by_user on sign_in_tickets (user_id);
    create index sign_in_tickets_by_device on sign_in_tickets (device_id);
    create index sign_in_tickets_by_end on sign_in_tickets (expires_at);
    create table handover_codes (
      code_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      passkey_id text not null references passkeys (id) on delete cascade,
      challenge text not null,
      expires_at text not null
    ) strict, without rowid;
    create index handover_codes_by_user on handover_codes (user_id);
    create index handover_codes_by_passkey on handover_codes (passkey_id);
    create index handover_codes_by_end on handover_codes (expires_at);
    create table access_settings (
      only_row integer primary key check (only_row = 1),
      asks_two_proofs integer not null check (asks_two_proofs in (0, 1))
    ) strict;
    create table first_steps_with_keys (
      step text primary key check (step in ('look', 'property', 'photos', 'rates', 'mail', 'keys', 'backup', 'demo')),
      state text not null check (state in ('DONE', 'SKIPPED'))
    ) strict;
    insert into first_steps_with_keys (step, state) select step, state from first_steps;
    drop table first_steps;
    alter table first_steps_with_keys rename to first_steps;
    create table put_away_key_offers (
      user_id text primary key references users (id) on delete cascade
    ) strict, without rowid;
    ${renewNotice(it, others)}
    update privacy_news set is_read = 0
      where exists (select 1 from pages where slug = 'informativa-privacy' and content <> ${quoted(it.now)});
    insert into privacy_news (only_row, is_read)
      select 1, 0 from pages
      where slug = 'informativa-privacy' and content <> ${quoted(it.now)}
        and not exists (select 1 from privacy_news);
  `;
  },
};
