import { rmSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { IN_NO_ARCHIVE } from '../in-no-archive.ts';
import { migrate } from './migrate.ts';

type PrepareNeeds = {
  /** What may be stored of rich content. */
  readonly cleanContent: (html: string) => Promise<string>;
};

/** Where rich content is kept, and which rows of the table have it. */
const RICH_CONTENT = [
  { table: 'posts', column: 'content', where: 'true' },
  { table: 'pages', column: 'content', where: 'true' },
  { table: 'guide', column: 'content', where: 'true' },
  { table: 'translations', column: 'text', where: "kind in ('posts', 'pages', 'guide') and field = 'content'" },
] as const;

/** Each reminder of a payment, and up to which day its turn has come. */
const REMINDERS = [
  ['SOON', '+3 days'],
  ['LATE_2', '-2 days'],
  ['LATE_7', '-7 days'],
] as const;

/**
 * What opens accounts, what they are known by, what lets programs in, counts of what was tried, what a service once said, requests of
 * which the original may still tell, what other programs were to be told, links of check-ins ahead, and telephones.
 */
const FORGOTTEN = [
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
  ...IN_NO_ARCHIVE,
];

const LINK_IS_GONE =
  '[collegamento tolto: dopo un ripristino del sito non vale più. Apri il sito dal suo indirizzo; se serve, chiedine uno nuovo]';

/**
 * Makes a checked copy ready to become the site's database: brought to this program's schema, its rich content cleaned
 * anew, with no session, no known device, no access token of a program, no mailed link and no count of attempts, with no request that
 * ends by itself and no days that are held, its channels paused and other programs told of nothing, no
 * reminder of a payment due, no link for the cleaner, no card charged before the owner has had events resent, no message to be told of,
 * and the mail that was waiting held, since the original may still send it. Nothing of it is left in a `-wal` beside it.
 */
export async function prepareRestored(file: string, { cleanContent }: PrepareNeeds): Promise<void> {
  const connection = new SqliteDatabase(file, { fileMustExist: true });
  const aside = `${file}.before`;
  try {
    connection.pragma('trusted_schema = OFF');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    // Links that opened accounts stay in no free page.
    connection.pragma('secure_delete = ON');
    migrate(connection, aside);
    connection.transaction(() => {
      for (const table of FORGOTTEN) connection.exec(`delete from ${table}`);
      connection.exec(LAPSE_HOLDS);
      // What would end here may long have been answered where the copy was made.
      connection.exec('update bookings set expires_at = null, expiry_warning_at = null');
      connection.exec("update outbox set status = 'HELD' where status = 'WAITING'");
      // An entry of a calendar has a link as letters have; the guest finds it on the page of her booking.
      connection.exec('update outbox set calendar = null');
      // Nor is it known which letters went out by the calendar since: those to come wait for the owner, as this mail does.
      connection.exec(HOLD_LETTERS);
      // No process takes what it remembers of the bookings before for these.
      connection.exec(TELL_OTHER_TEXTS);
      // Old data would tell portals that nights are free which were sold since.
      connection.exec('update channels set is_paused = 1');
      connection.exec(END_CLEANING_LINK);
      // Two copies of a house would tell one program of both.
      connection.exec("update webhooks set off_reason = 'RESTORED', is_on = 0, failing_since = null where is_on = 1");
      skipReminders(connection);
      holdCards(connection);
      // Which of these a letter told since is unknown; they are read on the site.
      connection.exec('update booking_messages set told_at = created_at where told_at is null');
      // What the law wanted deleted since the copy was made is deleted before anybody sees it.
      connection.exec('update register_rounds set purged_at = null');
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

/** Whether they were paid for since is unknown: they wait for the owner, and their days are free. */
const LAPSE_HOLDS = `
  delete from occupied_days where booking_id in (select id from bookings where held_until is not null);
  delete from instalments where booking_id in (select id from bookings where held_until is not null);
  update bookings
  set status = 'PENDING', is_instant = 0, confirmed_at = null, held_until = null, held_at_most = null
  where held_until is not null`;

const HOLD_LETTERS = `
  insert into letter_schedule (only_row, settings, is_holding) values (1, null, 1)
  on conflict (only_row) do update set is_holding = 1`;

/** Who has it may have been given another since; the owner is told that it is to be made anew. */
const END_CLEANING_LINK = `
  update turnover_settings
  set token_hash = null, token = null, calendar_hash = null, calendar_token = null, is_link_ended = 1
  where token_hash is not null`;

const TELL_OTHER_TEXTS = `
  insert into booking_texts (only_row, state) values (1, lower(hex(randomblob(16))))
  on conflict (only_row) do update set state = excluded.state`;

/** What went out since the copy was made is unknown: whose day has come is not reminded again of what falls due. */
function skipReminders(connection: SqliteDatabase.Database): void {
  for (const [step, days] of REMINDERS) {
    connection
      .prepare(
        `insert or ignore into payment_reminders (booking_id, due_date, step)
         select distinct booking_id, due_date, ? from instalments where due_date <= date('now', ?)`,
      )
      .run(step, days);
  }
}

/**
 * What was paid by card since the copy was made is unknown, and would be asked for again: the owner has the provider's events
 * resent from when something was last written here. Where its pages were a stranger may have written.
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

/** A letter that can still be sent has links that ended with the restore, or that a stranger wrote. */
function dropLinks(connection: SqliteDatabase.Database): void {
  const letters = connection
    .prepare<[], { id: string; body: string }>(
      "select id, body from outbox where status <> 'SENT' and body like '%://%'",
    )
    .all();
  const write = connection.prepare('update outbox set body = ? where id = ?');
  for (const { id, body } of letters) write.run(body.replaceAll(/https?:\/\/[^\s<>]*/gi, LINK_IS_GONE), id);
}

/** One at a time: together they may be larger than the memory. */
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
