import type { Migration } from './migration.ts';

/**
 * Webhooks, each with its sealed signing secret, and their deliveries, whose id is the `webhook-id` of all attempts.
 * `off_reason` says why a webhook is off if the owner did not switch it off.
 */
export const keepWebhooks: Migration = {
  name: '049-keep-webhooks',
  sql: `
    create table webhooks (
      id text primary key,
      url text not null,
      events text not null,
      is_on integer not null check (is_on in (0, 1)),
      off_reason text check (off_reason in ('RESTORED', 'GONE')),
      secret text not null,
      last_success_at text,
      last_error text,
      failing_since text,
      created_at text not null,
      check (off_reason is null or is_on = 0)
    ) strict, without rowid;
    create table webhook_deliveries (
      id text primary key,
      webhook_id text not null references webhooks (id) on delete cascade,
      event text not null,
      body text not null,
      status text not null check (status in ('WAITING', 'SENT', 'FAILED')),
      tries integer not null default 0 check (tries >= 0),
      last_status integer,
      created_at text not null,
      next_try_at text,
      check ((status = 'WAITING') = (next_try_at is not null))
    ) strict, without rowid;
    create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at);
    create index webhook_deliveries_by_age on webhook_deliveries (created_at);
    create index webhook_deliveries_by_turn on webhook_deliveries (webhook_id, next_try_at) where next_try_at is not null;
  `,
};
