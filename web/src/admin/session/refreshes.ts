import type { contract } from '@approdo/shared/contract';
import type { CalledRow } from '@approdo/shared/contract/base/endpoint';
import type { QueryKey } from '@tanstack/react-query';

/** The account's proofs (passkeys, codes). */
export const KEYS_KEY: QueryKey = ['keys'];

/** Translation queries, which are keyed below this. */
export const TRANSLATIONS_KEY: QueryKey = ['translations'];

/** Booking queries: a change to one may affect everything keyed below this. */
export const BOOKINGS_KEY: QueryKey = ['bookings'];
export const TODAY_KEY: QueryKey = [...BOOKINGS_KEY, 'today'];
const MONEY_KEY: QueryKey = [...BOOKINGS_KEY, 'money'];
export const LETTERS_KEY: QueryKey = [...BOOKINGS_KEY, 'letters'];
const DOOR_KEY: QueryKey = [...BOOKINGS_KEY, 'door'];

/** Queries of the guest register, except the guests themselves, which are never cached. */
export const REGISTER_KEY: QueryKey = ['register'];
export const REGISTER_STAYS_KEY: QueryKey = [...REGISTER_KEY, 'stays'];
/** Any change in the register may complete a deadline. */
export const DEADLINES_KEY: QueryKey = [...REGISTER_KEY, 'deadlines'];
const COMPLIANCE_KEY: QueryKey = [...REGISTER_KEY, 'compliance'];

/** All price queries: rules and price lists depend on one another. */
export const PRICES_KEY: QueryKey = ['rates'];
export const TURNOVERS_KEY: QueryKey = ['turnovers'];
export const AUDIT_KEY: QueryKey = ['audit'];
export const MEDIA_KEY: QueryKey = ['media'];
export const TASKS_KEY: QueryKey = ['task'];
export const BACKUPS_KEY: QueryKey = ['backup', 'list'];
export const BACKUP_STATUS_KEY: QueryKey = ['backup', 'status'];
const BACKUP_SETTINGS_KEY: QueryKey = ['backup', 'settings'];
const MAIL_KEY: QueryKey = ['mail'];
const WORDINGS_KEY: QueryKey = [...MAIL_KEY, 'wordings'];
const SCHEDULE_KEY: QueryKey = [...MAIL_KEY, 'schedule'];
const USERS_KEY: QueryKey = ['users'];
const ACCESS_SETTINGS_KEY: QueryKey = ['access-settings'];
const CARDS_KEY: QueryKey = ['cards'];
const CHANNELS_KEY: QueryKey = ['channels'];
const DELIVERIES_KEY: QueryKey = ['webhooks', 'deliveries'];

type Rows = (typeof contract)[keyof typeof contract];
type Path = Rows extends infer Resource ? (Resource extends Rows ? PathIn<Resource[keyof Resource]> : never) : never;
type PathIn<Row> = Row extends { readonly path: infer At extends string } ? StartOf<At> : never;

/** A path and all its prefixes, segment by segment. */
type StartOf<At extends string, Before extends string = ''> = At extends `/${infer Word}/${infer Rest}`
  ? `${Before}/${Word}` | StartOf<`/${Rest}`, `${Before}/${Word}`>
  : `${Before}${At}`;

type ByPath<Value> = Readonly<Partial<Record<Path, Value>>>;

/** The query key of an answer, by the longest prefix of its path; by default, the first segment of the path. */
const QUERY_KEYS: ByPath<QueryKey> = {
  '/auth/keys': KEYS_KEY,
  '/auth/sessions': ['sessions'],
  '/auth/users': USERS_KEY,
  '/backup': BACKUPS_KEY,
  '/backup/settings': BACKUP_SETTINGS_KEY,
  '/backup/status': BACKUP_STATUS_KEY,
  // Not refetched under a user who is writing.
  '/blog/{slug}': ['post'],
  '/bookings/{id}/guide': DOOR_KEY,
  '/bookings/{id}/letters': LETTERS_KEY,
  '/bookings/{id}/money': MONEY_KEY,
  '/bookings/{id}/refund-suggestion': MONEY_KEY,
  '/calendar': BOOKINGS_KEY,
  '/compliance': COMPLIANCE_KEY,
  '/contracts': BOOKINGS_KEY,
  '/conversations': BOOKINGS_KEY,
  '/deadlines': DEADLINES_KEY,
  '/entries': BOOKINGS_KEY,
  '/expense-documents': MONEY_KEY,
  '/expenses': MONEY_KEY,
  '/mail/schedule': SCHEDULE_KEY,
  '/mail/wordings': WORDINGS_KEY,
  '/payments/cards': CARDS_KEY,
  '/payments/due': MONEY_KEY,
  '/people': AUDIT_KEY,
  '/price-rules': PRICES_KEY,
  '/quote': PRICES_KEY,
  '/receipts': BOOKINGS_KEY,
  '/regional': REGISTER_KEY,
  '/register/candidates': REGISTER_STAYS_KEY,
  '/register/key/show': ['register-key-shown'],
  '/register/stays': REGISTER_STAYS_KEY,
  // Not below the register: each read of guests adds an entry to the audit log.
  '/register/stays/{id}/guests': ['register-guests'],
  '/reports': MONEY_KEY,
  '/stay-rules/imported-stays': ['imported-stays'],
  '/tourist-tax': [...REGISTER_KEY, 'tax'],
  '/turnover-settings': TURNOVERS_KEY,
  '/webhooks/{id}/deliveries': DELIVERIES_KEY,
};

/** The queries that a write invalidates, by the longest prefix of its path; by default, the key of that path. */
const INVALIDATED: ByPath<readonly QueryKey[]> = {
  '/access-settings': [ACCESS_SETTINGS_KEY, KEYS_KEY],
  '/auth/users/{id}/keys': [USERS_KEY, ACCESS_SETTINGS_KEY],
  '/backup': [BACKUPS_KEY, BACKUP_STATUS_KEY],
  '/backup/settings': [BACKUP_SETTINGS_KEY, BACKUP_STATUS_KEY],
  // What a line of the bank is may be an entry, a portal’s payout or an expense.
  '/bank': [['bank'], BOOKINGS_KEY, ['portals'], ['expenses']],
  '/bank/read': [],
  '/bookings/{id}/door-code': [DOOR_KEY],
  '/bookings/{id}/letters': [BOOKINGS_KEY, MAIL_KEY],
  '/bookings/{id}/pause': [LETTERS_KEY, MAIL_KEY],
  // A change to a channel may take nights or free them; a new address does not.
  '/channels': [CHANNELS_KEY, BOOKINGS_KEY],
  '/channels/{id}/rotate': [CHANNELS_KEY],
  '/compliance': [COMPLIANCE_KEY, DEADLINES_KEY, TODAY_KEY],
  '/contact': [['contact'], TODAY_KEY],
  '/contact/{id}/reply': [['contact'], TODAY_KEY, MAIL_KEY],
  '/deadlines': [DEADLINES_KEY, TODAY_KEY],
  '/mail/schedule': [SCHEDULE_KEY, WORDINGS_KEY, LETTERS_KEY],
  '/mail/wordings/{kind}/sample': [MAIL_KEY],
  '/payments/cards/resume': [CARDS_KEY, BOOKINGS_KEY],
  // Due dates and the to-do list depend on whether there is an account.
  '/payment-settings': [['payment-settings'], BOOKINGS_KEY],
  '/portals': [['portals'], MONEY_KEY],
  '/privacy/settings': [['privacy'], AUDIT_KEY],
  '/register/stays': [REGISTER_KEY, TODAY_KEY],
  '/register/stays/{id}/link': [REGISTER_STAYS_KEY],
  '/register/transmissions': [REGISTER_KEY, TODAY_KEY],
  '/register/transmissions/{id}/accept': [REGISTER_KEY],
  '/tourist-tax': [REGISTER_KEY, MONEY_KEY],
  // Translations are refetched after every write anyway.
  '/translations': [],
  '/translations/{language}/{kind}/{id}/suggest': [['translator']],
  '/turnover-settings/link': [TURNOVERS_KEY, ['health']],
  // The to-do list and the calendar of stays depend on it too.
  '/turnovers': [TURNOVERS_KEY, BOOKINGS_KEY],
  '/webhooks/deliveries': [DELIVERIES_KEY],
  '/year-settings': [['year-settings'], MONEY_KEY, DEADLINES_KEY, TODAY_KEY],
};

type CallValues = Readonly<Record<string, unknown>>;

/** The query key of a read. */
export function keyOfRead(
  { path }: Pick<CalledRow, 'path'>,
  params: CallValues = {},
  query: CallValues = {},
): QueryKey {
  return [...queryKeyOf(path), path, params, query];
}

/** The query keys to invalidate after a write. */
export function keysRefreshedBy({ method, path }: Pick<CalledRow, 'method' | 'path'>): readonly QueryKey[] {
  return method === 'GET' ? [] : (longestOf(INVALIDATED, path) ?? [queryKeyOf(path)]);
}

function queryKeyOf(path: string): QueryKey {
  return longestOf(QUERY_KEYS, path) ?? [path.split('/')[1]];
}

function longestOf<Value>(table: Readonly<Record<string, Value>>, path: string): Value | undefined {
  if (path === '') return;
  return table[path] ?? longestOf(table, path.slice(0, path.lastIndexOf('/')));
}
