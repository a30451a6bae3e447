import type { SiteFault } from '@approdo/shared/contract/operations/health';
import type { Access } from '@approdo/shared/domain/base/access';

/** The roles that sign in to the back office. */
export type ScreenAccess = Extract<Access, 'admin' | 'editor'>;

export type HelpPage = {
  /** Its address relative to the handbook, and its file name in docs/handbook. */
  readonly path: string;
  readonly title: string;
  /** Who can do what the page describes. */
  readonly access: ScreenAccess;
};

/** The owner's handbook, in reading order. */
export const HELP_PAGES = [
  { path: 'first-day', title: 'Il primo giorno', access: 'editor' },
  { path: 'a-request', title: 'Una richiesta', access: 'admin' },
  { path: 'conversation', title: 'La conversazione', access: 'admin' },
  { path: 'calendar', title: 'Il calendario', access: 'admin' },
  { path: 'calendars', title: 'I portali', access: 'admin' },
  { path: 'prices', title: 'I prezzi', access: 'admin' },
  { path: 'payments', title: 'I pagamenti', access: 'admin' },
  { path: 'documents', title: 'Le ricevute e il contratto', access: 'admin' },
  { path: 'year', title: 'I conti dell’anno', access: 'admin' },
  { path: 'guide', title: 'La guida della casa', access: 'admin' },
  { path: 'guests', title: 'Gli ospiti e la legge', access: 'admin' },
  { path: 'deadlines', title: 'Le scadenze', access: 'admin' },
  { path: 'turnovers', title: 'Le pulizie', access: 'admin' },
  { path: 'rules', title: 'Le regole di soggiorno', access: 'admin' },
  { path: 'property', title: 'La casa sul sito', access: 'admin' },
  { path: 'look', title: 'L’aspetto', access: 'admin' },
  { path: 'photos', title: 'Le foto', access: 'editor' },
  { path: 'writing', title: 'Scrivere', access: 'editor' },
  { path: 'languages', title: 'Le lingue', access: 'editor' },
  { path: 'mail', title: 'La posta', access: 'admin' },
  { path: 'phone', title: 'Telefono', access: 'admin' },
  { path: 'visits', title: 'Le visite', access: 'admin' },
  { path: 'people', title: 'Persone e attività', access: 'admin' },
  { path: 'signing-in', title: 'Chi entra', access: 'editor' },
  { path: 'privacy', title: 'Privacy e registro attività', access: 'admin' },
  { path: 'moving', title: 'Il trasloco', access: 'admin' },
  { path: 'backups', title: 'I backup', access: 'admin' },
  { path: 'new-machine', title: 'Un altro computer', access: 'admin' },
  { path: 'trouble', title: 'Quando qualcosa non va', access: 'admin' },
] as const satisfies readonly HelpPage[];

export type HelpPath = (typeof HELP_PAGES)[number]['path'];

/** A place in the handbook. */
export type HelpPlace = {
  readonly page: HelpPath;
  /** The exact text of a heading on that page. */
  readonly section?: string;
};

/** The place in the handbook that explains a fault. */
export const FAULT_HELP: Readonly<Record<SiteFault, HelpPlace>> = {
  MAIL_NOT_SET_UP: { page: 'mail', section: 'Se la posta non è impostata' },
  OTHER_NAME: { page: 'trouble', section: 'L’indirizzo del sito' },
  UNTRUSTED_PROXY: { page: 'trouble', section: 'Il proxy' },
  BACKUP_OVERDUE: { page: 'trouble', section: 'I backup' },
  BACKUP_FAILED: { page: 'trouble', section: 'I backup' },
  BACKUP_DAMAGED: { page: 'trouble', section: 'I backup' },
  BACKUP_UNACCEPTED: { page: 'trouble', section: 'I backup' },
  DRIVE_TROUBLE: { page: 'backups', section: 'Una copia lontano da qui' },
  DISK_NEARLY_FULL: { page: 'trouble', section: 'Il disco' },
  CLOCK_BEHIND: { page: 'trouble', section: 'L’orologio' },
  CLOCKS_DISAGREE: { page: 'trouble', section: 'L’orologio' },
  CIN_MISSING: { page: 'property', section: 'Il CIN' },
  TRANSLATION_GAPS: { page: 'languages', section: 'Offrire una lingua' },
  CHANNEL_TROUBLE: { page: 'calendars', section: 'Se un calendario non si legge' },
  CLEANING_LINK_ENDED: { page: 'turnovers', section: 'Il collegamento di chi pulisce' },
  WEBHOOK_FAILING: { page: 'signing-in', section: 'Gli indirizzi da avvisare' },
  CHANNEL_CLASH: { page: 'calendars', section: 'Se le notti sono vendute due volte' },
};
