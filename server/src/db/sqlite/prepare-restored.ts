import { rmSync } from 'node:fs';
import { reckonDueDates, type WayToPay } from '@approdo/shared/domain/money/way-to-pay';
import SqliteDatabase from 'better-sqlite3';
import { UNARCHIVED_TABLES } from '../unarchived-tables.ts';
import { migrate } from './migrate.ts';

type PrepareNeeds = {
  /** Sanitizes rich content for storage. */
  readonly cleanContent: (html: string) => Promise<string>;
};

/** The columns with rich content, and the rows that have it. */
const RICH_CONTENT = [
  { table: 'posts', column: 'content', where: 'true' },
  { table: 'pages', column: 'content', where: 'true' },
  { table: 'guide', column: 'content', where: 'true' },
  { table: 'translations', column: 'text', where: "kind in ('posts', 'pages', 'guide') and field = 'content'" },
] as const;

/** Each payment reminder, with the offset of the last due date for which it may have been sent. */
const REMINDERS = [
  ['SOON', '+3 days'],
  ['LATE_2', '-2 days'],
  ['LATE_7', '-7 days'],
] as const;

/**
 * Tables emptied on restore: sessions and known devices, access tokens, counts of attempts, cached answers of services,
 * requests that the original may still report, webhook deliveries, check-in links, and devices for push messages.
 */
const EMPTIED_TABLES = [
  'sessions',
  'devices',
  'new_device_letters',
  'used_challenges',
  'sign_in_tickets',
  'handover_codes',
  'mailed_tokens',
  'token_backups',
  'access_tokens',
  'attempts',
  'suggestions',
  'translated_characters',
  'untold_requests',
  'webhook_deliveries',
  'register_links',
  ...UNARCHIVED_TABLES,
];

const REMOVED_LINK_TEXT =
  '[collegamento tolto: dopo un ripristino del sito non vale più. Apri il sito dal suo indirizzo; se serve, chiedine uno nuovo]';

/**
 * Prepares a checked copy to become the site's database: migrates it, sanitizes its rich content again, removes
 * sessions, known devices, access tokens, mailed links and counts of attempts, ends expiries and holds of days, pauses
 * channels, switches webhooks off, skips due payment reminders, ends the cleaner's link, holds card orders until the
 * owner has had events resent, ends moves from elsewhere, marks messages as notified, and holds waiting mail, since the original may still send
 * it. Leaves no `-wal` file.
 */
export async function prepareRestored(file: string, { cleanContent }: PrepareNeeds): Promise<void> {
  const connection = new SqliteDatabase(file, { fileMustExist: true });
  const aside = `${file}.before`;
  try {
    connection.pragma('trusted_schema = OFF');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    // No link that opened an account may stay in a free page.
    connection.pragma('secure_delete = ON');
    migrate(connection, aside);
    connection.transaction(() => {
      for (const table of EMPTIED_TABLES) connection.exec(`delete from ${table}`);
      connection.exec(EXPIRE_HOLDS);
      // Requests that would expire here may long have been answered on the original.
      connection.exec('update bookings set expires_at = null, expiry_warning_at = null');
      connection.exec("update outbox set status = 'HELD' where status = 'WAITING'");
      // Calendar entries contain links, like letters; guests find them on the page of their booking.
      connection.exec('update outbox set calendar = null');
      // Nor is it known which scheduled letters were sent since: further ones wait for the owner, like the held mail.
      connection.exec(HOLD_LETTERS);
      // Processes must not use their cached texts of the earlier bookings.
      connection.exec(INVALIDATE_BOOKING_TEXTS);
      // Old data would report nights as free to portals that were sold since.
      connection.exec('update channels set is_paused = 1');
      connection.exec(END_CLEANING_LINK);
      // Two copies of a site would both send events to the same program.
      connection.exec("update webhooks set off_reason = 'RESTORED', is_on = 0, failing_since = null where is_on = 1");
      skipReminders(connection);
      holdCards(connection);
      // It is unknown which messages were announced by letter since; they can be read on the site.
      connection.exec('update booking_messages set told_at = created_at where told_at is null');
      // Data due for deletion by law since the copy was made is deleted before anybody sees it.
      connection.exec('update register_rounds set purged_at = null');
      connection.exec(END_MOVES);
      dropLinks(connection);
    })();
    connection.exec('begin');
    for (const place of RICH_CONTENT) await cleanAll(connection, place, cleanContent);
    connection.exec('commit');
    connection.pragma('journal_mode = DELETE');
  } finally {
    connection.close();
    rmSync(aside, { recursive: true, force: true });
  }
}

/** It is unknown whether held stays were paid since: they wait for the owner, and their days are free. */
const EXPIRE_HOLDS = `
  delete from occupied_days where booking_id in (select id from bookings where held_until is not null);
  delete from instalments where booking_id in (select id from bookings where held_until is not null);
  update bookings
  set status = 'PENDING', is_instant = 0, confirmed_at = null, held_until = null, held_at_most = null
  where held_until is not null`;

const HOLD_LETTERS = `
  insert into letter_schedule (only_row, settings, is_holding) values (1, null, 1)
  on conflict (only_row) do update set is_holding = 1`;

/** The cleaner may have been given another link since; the owner is told to make a new one. */
const END_CLEANING_LINK = `
  update turnover_settings
  set token_hash = null, token = null, calendar_hash = null, calendar_token = null, is_link_ended = 1
  where token_hash is not null`;

/** A move's files are in no archive: it cannot go on, and what it brought can still be taken back. */
const END_MOVES = `
  update move_items set content = null;
  update moves set state = 'FAILED', error = 'Chiuso da un ripristino: il file non c’è più'
  where state in ('READING', 'READY');
  update moves
  set state = 'DONE', error = 'Chiuso da un ripristino: il file non c’è più', done_at = coalesce(done_at, changed_at)
  where state in ('RUNNING', 'STOPPED')`;

const INVALIDATE_BOOKING_TEXTS = `
  insert into booking_texts (only_row, state) values (1, lower(hex(randomblob(16))))
  on conflict (only_row) do update set state = excluded.state`;

/** It is unknown which reminders were sent since the copy was made: those already due are not sent again. */
function skipReminders(connection: SqliteDatabase.Database): void {
  const anew = connection.prepare(
    `insert or ignore into payment_reminders (booking_id, due_date, step) select ?, ?, ? where ? <= date('now', ?)`,
  );
  const reckoned = listReckoned(connection);
  for (const [step, days] of REMINDERS) {
    for (const { id, dueDate } of reckoned) anew.run(id, dueDate, step, dueDate, days);
    connection
      .prepare(
        `insert or ignore into payment_reminders (booking_id, due_date, step)
         select distinct booking_id, due_date, ? from instalments where due_date <= date('now', ?)`,
      )
      .run(step, days);
  }
}

/** The stays planned before there was a way to pay, and the first day on which they owe anything. */
function listReckoned(
  connection: SqliteDatabase.Database,
): readonly { readonly id: string; readonly dueDate: string }[] {
  const way = connection.prepare<[], WayToPay>('select since, days from way_to_pay').get();
  if (!way) return [];
  const plans = connection
    .prepare<[string], { id: string; since: string; arrival: string }>(
      `select bookings.id as id, since, start_date as arrival from payment_plans join bookings on bookings.id = booking_id
       where since < ?`,
    )
    .all(way.since);
  return plans.flatMap(({ id, ...planned }) =>
    reckonDueDates([{ dueDate: planned.since }], planned, way).map(({ dueDate }) => ({ id, dueDate })),
  );
}

/**
 * Card payments made since the copy are unknown, and would be requested again: the owner has the provider's events
 * resent from the time of the last write. Checkout addresses are removed, as an attacker may have changed them.
 */
function holdCards(connection: SqliteDatabase.Database): void {
  connection.exec(`
    update card_orders set url = null;
    update card_orders set status = 'HELD' where status = 'OPEN';
    insert or ignore into card_wait (only_row, since)
      select 1, max(at) from (
        select created_at as at from bookings union all select created_at from outbox
        union all select created_at from card_orders union all select received_at from card_events
        union all select created_at from users
      ) having max(at) is not null;
  `);
}

/** Unsent letters contain links that ended with the restore, or that an attacker may have written. */
function dropLinks(connection: SqliteDatabase.Database): void {
  const letters = connection
    .prepare<[], { id: string; body: string }>(
      "select id, body from outbox where status <> 'SENT' and body like '%://%'",
    )
    .all();
  const write = connection.prepare('update outbox set body = ? where id = ?');
  for (const { id, body } of letters) write.run(body.replaceAll(/https?:\/\/[^\s<>]*/gi, REMOVED_LINK_TEXT), id);
}

/** Cleans one row at a time: together they may exceed the memory. */
async function cleanAll(
  connection: SqliteDatabase.Database,
  { table, column, where }: (typeof RICH_CONTENT)[number],
  cleanContent: PrepareNeeds['cleanContent'],
): Promise<void> {
  const ids = connection.prepare<[], number>(`select rowid from ${table} where ${where}`).pluck().all();
  const read = connection.prepare<[number], string>(`select ${column} from ${table} where rowid = ?`).pluck();
  const write = connection.prepare(`update ${table} set ${column} = ? where rowid = ?`);
  for (const id of ids) {
    const content = read.get(id) ?? '';
    const cleaned = await cleanContent(content);
    if (cleaned !== content) write.run(cleaned, id);
  }
}
