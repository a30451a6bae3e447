import { heroButton } from '@approdo/shared/contract/content/homepage';
import { storedLook } from '@approdo/shared/contract/content/look';
import { bankMapping } from '@approdo/shared/contract/money/bank';
import { portalFile, portalStay } from '@approdo/shared/contract/money/payouts';
import { contractTerms, receiptFacts } from '@approdo/shared/contract/money/stored-documents';
import { parseAvatarAddress } from '@approdo/shared/domain/accounts/avatar';
import { isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isEmail } from '@approdo/shared/domain/base/email';
import { PASSWORD_HASH_COST } from '@approdo/shared/domain/base/password';
import { isImageAddress, uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { isSafeLink, isSecureLink } from '@approdo/shared/domain/base/text/link';
import { isSlug } from '@approdo/shared/domain/base/text/slug';
import { parseLogoName } from '@approdo/shared/domain/content/look/logo';
import { isRedirectTarget } from '@approdo/shared/domain/content/redirects/old-address';
import { uploadTypeOf } from '@approdo/shared/domain/content/upload-type';
import { isOfAccounts } from '@approdo/shared/domain/money/year/days-of-accounts';
import { isDiscountCode } from '@approdo/shared/domain/prices/discount-code';
import { readEmbedSource } from '@approdo/shared/rich-text/embed-source';
import { z } from 'zod';
import type { Schema } from '../schema.ts';

/** Which texts are valid in columns that contain links, file names or machine-readable values. */
type Rules = {
  readonly [Table in keyof Schema]?: { readonly [Column in keyof Schema[Table]]?: (text: string) => boolean };
};

const RULES: Rules = {
  users: {
    id: isId,
    email: isEmail,
    avatar: isAvatar,
    password_hash: isAffordableHash,
    created_at: isInstant,
  },
  homepage: { hero_image: isImageOrNothing, primary_button: isButton, secondary_button: isButton },
  looks: { id: isId, look: isLook, published_at: isInstant },
  look_draft: { look: isLook },
  property: {
    images: isListOf(isImageAddress),
    amenities: isListOf(() => true),
    map_url: isMapAddress,
    public_email: isEmail,
  },
  seasons: { from_day: isMonthDay, to_day: isMonthDay },
  price_exceptions: { start_date: isLocalDate, end_date: isLocalDate },
  discount_codes: {
    id: isId,
    code: isDiscountCode,
    book_from: isLocalDate,
    book_to: isLocalDate,
    stay_from: isLocalDate,
    stay_to: isLocalDate,
    created_at: isInstant,
  },
  bookings: {
    id: isId,
    start_date: isLocalDate,
    end_date: isLocalDate,
    guest_email: isEmail,
    created_at: isInstant,
    confirmed_at: isInstant,
    held_until: isInstant,
    held_at_most: isInstant,
    entry_key: isId,
    request_key: isId,
  },
  price_extras: { id: isId },
  booking_extras: { extra_id: isId },
  booking_changes: { at: isInstant },
  booking_messages: {
    id: isId,
    key: isId,
    created_at: isInstant,
    read_at: isInstant,
    told_at: isInstant,
    answered_at: isInstant,
  },
  occupied_days: { day: isLocalDate },
  entries: { id: isId, date: isLocalDate, created_at: isInstant },
  expenses: { id: isId, key: isId, day: isLocalDate, at: isInstant, voided_at: isInstant },
  expense_documents: { id: isId, sha256: isSha256, created_at: isInstant },
  portal_files: {
    id: isId,
    from_day: isDayOfAccounts,
    to_day: isDayOfAccounts,
    counts: isJsonOf(portalFile.shape.counts),
    created_at: isInstant,
    withdrawn_at: isInstant,
  },
  portal_rows: { id: isId, day: isDayOfAccounts, start_date: isDayOfAccounts, end_date: isDayOfAccounts },
  portal_stays: { id: isId, euros: isJsonOf(portalStay.shape.euros.unwrap()) },
  payout_arrivals: { arrived_on: isLocalDate },
  bank_matches: {
    id: isId,
    key: isId,
    date: isLocalDate,
    entry_ids: isListOf(isId),
    created_at: isInstant,
    undone_at: isInstant,
  },
  bank_layouts: { mapping: isJsonOf(bankMapping), used_at: isInstant },
  instalments: { due_date: isLocalDate },
  payment_reminders: { due_date: isLocalDate },
  card_orders: { id: isId, expires_at: isInstant, created_at: isInstant },
  card_events: { received_at: isInstant },
  card_refunds: { id: isId, created_at: isInstant },
  card_warnings: { created_at: isInstant },
  card_wait: { since: isInstant },
  way_to_pay: { since: isLocalDate },
  booking_letters: { day: isLocalDate, queued_at: isInstant, sent_at: isInstant },
  payment_plans: { reference: isReference, since: isLocalDate },
  booking_prices: { start_date: isLocalDate, end_date: isLocalDate, created_at: isInstant },
  documents: { id: isId, sha256: isSha256, created_at: isInstant },
  receipts: { id: isId, facts: isReceiptFacts },
  contracts: { id: isId, terms: isContractTerms },
  contract_acceptances: { sha256: isSha256, accepted_at: isInstant },
  outbox: {
    id: isId,
    to_address: isEmail,
    reply_to: isEmail,
    next_attempt_at: isInstant,
    created_at: isInstant,
    sent_at: isInstant,
  },
  media: { id: isId, file: isLibraryFile, created_at: isInstant },
  pages: { id: isId, slug: isSlug, published_at: isInstant, created_at: isInstant },
  posts: { id: isId, slug: isSlug, published_at: isInstant, created_at: isInstant },
  galleries: { id: isId, slug: isSlug, created_at: isInstant },
  menu_items: { id: isId, slug: isSlugOrNothing, url: isLinkOrNothing },
  feature_boxes: { id: isId, icon: isImageOrNothing, link: isLinkOrNothing, created_at: isInstant },
  reviews: { id: isId, booking_id: isId, created_at: isInstant, answered_at: isInstant, url: isSecureLink },
  contact_messages: { id: isId, email: isEmail, created_at: isInstant },
  contact_replies: { id: isId, key: isId, mail_id: isId, created_at: isInstant, sent_at: isInstant },
  translations: { thing_id: isId },
  translated_documents: { thing_id: isId, slug: isSlug, published_at: isInstant },
  visits: { day: isLocalDate, key: isVisited },
  guide: { id: isId },
  turnover_settings: { token_hash: isSha256, calendar_hash: isSha256 },
  turnovers: { day: isLocalDate, ready_at: isInstant },
  turnover_warnings: { day: isLocalDate, arrival: isLocalDate, warned_at: isInstant },
  official_tables: { imported_at: isInstant },
  official_rows: { ended_on: isLocalDate },
  register_keys: { saved_at: isInstant },
  register_stays: { start_date: isLocalDate, end_date: isLocalDate, created_at: isInstant },
  register_guests: {
    arrival: isLocalDate,
    departure: isLocalDate,
    identified_at: isInstant,
    names_deleted_at: isInstant,
    rest_deleted_at: isInstant,
    created_at: isInstant,
  },
  register_links: { expires_at: isInstant, made_at: isInstant },
  register_transmissions: { date: isLocalDate, at: isInstant },
  register_transmitted: { arrival: isLocalDate },
  register_receipts: { added_at: isInstant },
  register_told_days: { date: isLocalDate },
  tourist_tax: { since: isLocalDate },
  deadline_ticks: { at: isInstant },
  compliance_notes: { date: isLocalDate },
  register_rounds: { since: isLocalDate, purged_at: isInstant, told_on: isLocalDate },
  audit: { id: isId, at: isInstant },
  privacy_notices: { since: isInstant, sha256: isSha256 },
  notice_acceptances: { id: isId, at: isInstant, email: isEmailOrNothing, sha256: isSha256 },
  tasks: { id: isId, due_date: isLocalDate, updated_at: isInstant },
  moves: { id: isId, created_at: isInstant, done_at: isInstant, changed_at: isInstant },
  move_items: { id: isId, move_id: isId, thing_id: isId },
  move_marks: { id: isId, thing_id: isId, move_id: isId },
  redirects: { id: isId, key_hash: isSha256, to_address: isRedirectTarget, move_id: isId },
};

/** The check for a column's text; undefined if it may be any text. */
export function ruleFor(table: string, column: string): ((text: string) => boolean) | undefined {
  const rules: Readonly<Record<string, Readonly<Record<string, (text: string) => boolean>>>> = RULES;
  return rules[table]?.[column];
}

export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** An earlier version stored an empty text for nothing, which the table itself refuses now. */
function isEmailOrNothing(text: string): boolean {
  return text === '' || isEmail(text);
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isSha256(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

function isReceiptFacts(json: string): boolean {
  return receiptFacts.safeParse(parseJson(json)).success;
}

function isJsonOf(shape: z.ZodType): (json: string) => boolean {
  return (json) => shape.safeParse(parseJson(json)).success;
}

function isDayOfAccounts(text: string): boolean {
  return isLocalDate(text) && isOfAccounts(text);
}

function isContractTerms(json: string): boolean {
  return contractTerms.safeParse(parseJson(json)).success;
}

function isReference(text: string): boolean {
  return /^RF\d{10}$/.test(text);
}

/** A page, a host, a campaign, or empty. */
function isVisited(key: string): boolean {
  return /^(?:\/\S{0,1000}|[a-z0-9.-]{0,100})$/.test(key);
}

function isMonthDay(text: string): boolean {
  return isLocalDate(`2028-${text}`);
}

function isLook(json: string): boolean {
  return storedLook.safeParse(parseJson(json)).success;
}

function isLibraryFile(name: string): boolean {
  return uploadTypeOf(name) !== undefined && parseLogoName(name) === undefined;
}

/** A drawn avatar, or an uploaded picture. */
function isAvatar(address: string): boolean {
  const file = uploadNameOf(address);
  return file === undefined ? parseAvatarAddress(address) !== undefined : uploadTypeOf(file)?.kind === 'image';
}

/** bcrypt's work doubles with each step of cost: a sign-in with a hash of cost 31 would take days. */
function isAffordableHash(hash: string): boolean {
  const cost = /^\$2[abxy]?\$(\d+)\$/.exec(hash)?.[1];
  return hash.length <= 200 && (cost === undefined || Number(cost) <= PASSWORD_HASH_COST);
}

function isImageOrNothing(address: string): boolean {
  return address === '' || isImageAddress(address);
}

function isLinkOrNothing(address: string): boolean {
  return address === '' || isSafeLink(address);
}

function isMapAddress(address: string): boolean {
  return address !== '' && readEmbedSource('map', address) === address;
}

function isSlugOrNothing(text: string): boolean {
  return text === '' || isSlug(text);
}

function isButton(json: string): boolean {
  return heroButton.safeParse(parseJson(json)).success;
}

function isListOf(isSound: (text: string) => boolean): (json: string) => boolean {
  return (json) => z.array(z.string().refine(isSound)).safeParse(parseJson(json)).success;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
