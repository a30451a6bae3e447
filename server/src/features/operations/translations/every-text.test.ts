import { TRANSLATABLE_KINDS, translatable } from '@approdo/shared/contract/operations/translatable';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

/** Columns of text without a language, or that stay in their own, by the reason. */
const STAYS = {
  'a program reads it': [
    ['access_tokens', 'id scopes token_hash user_id created_at last_used_at expires_at'],
    ['attempts', 'key'],
    ['bookings', 'id user_id start_date end_date status created_at language'],
    ['bookings', 'channel_id changed_at outcome closed_at expires_at expiry_warning_at cancellation_asked_at'],
    ['booking_changes', 'booking_id at field'],
    ['booking_messages', 'id booking_id side key created_at read_at told_at answered_at'],
    ['channels', 'id kind end_means edges import_host import_url token_hash token etag last_modified'],
    [
      'channels',
      'last_success_at failure failing_told_at unread_since unread_told_at last_read_at exported told created_at',
    ],
    ['channel_events', 'id channel_id uid start_date end_date as presence missed_at left_out created_at'],
    ['bookings', 'confirmed_at source entry_key request_key held_until held_at_most'],
    ['booking_extras', 'booking_id extra_id names per'],
    ['untold_extras', 'booking_id extras'],
    ['price_extras', 'id per'],
    ['door_codes', 'booking_id code'],
    ['guide', 'id shown'],
    ['guide_terms', 'check_in_from check_out_by'],
    ['card_events', 'id received_at'],
    ['card_events_aside', 'event_id payment_id told why'],
    ['card_orders', 'id booking_id purpose status checkout_id url created_at expires_at'],
    ['card_payments', 'payment_id entry_id'],
    ['card_refunds', 'id refund_id payment_id entry_id status created_at'],
    ['card_wait', 'since'],
    ['way_to_pay', 'since'],
    ['card_warnings', 'event_id kind currency payment_id order_id created_at'],
    ['channel_clashes', 'event_id other_id'],
    ['contact_messages', 'id created_at language'],
    ['contact_replies', 'id message_id key mail_id created_at sent_at'],
    ['demo_records', 'kind record_id digest'],
    ['feature_boxes', 'id icon link created_at'],
    ['files_to_delete', 'file'],
    ['entries', 'id booking_id key direction purpose method date reverses together source created_at'],
    ['first_steps', 'step state'],
    ['instalments', 'booking_id kind due_date'],
    ['payment_reminders', 'booking_id due_date step'],
    ['booking_letters', 'booking_id letter day mail_id queued_at sent_at'],
    ['letter_pauses', 'booking_id'],
    ['payment_plans', 'booking_id reference since'],
    ['documents', 'id booking_id kind sha256 created_at'],
    ['receipts', 'id booking_id voids'],
    ['receipted_entries', 'entry_id receipt_id'],
    ['contract_templates', 'language'],
    ['contracts', 'id booking_id'],
    ['contract_acceptances', 'contract_id sha256 accepted_at user_id'],
    ['booking_prices', 'booking_id start_date end_date created_at extras'],
    ['booking_texts', 'state'],
    ['galleries', 'id created_at'],
    ['gallery_images', 'gallery_id file'],
    ['homepage', 'hero_image accent'],
    ['looks', 'id look published_at'],
    ['look_draft', 'look'],
    ['redirects', 'id from_address key_hash to_address move_id'],
    ['moves', 'id kind format files state choices facts kept_counts created_at done_at changed_at'],
    ['move_items', 'id move_id kind source source_key facts found state mark_source mark_key shown thing_id'],
    ['move_marks', 'id kind thing_id source source_key digest move_id'],
    ['mail_wordings', 'kind'],
    ['mailed_tokens', 'token_hash user_id purpose expires_at'],
    ['media', 'id file type kind created_at'],
    ['menu_items', 'id slug url visible_to parent_id'],
    ['occupied_days', 'day booking_id'],
    ['offered_languages', 'language'],
    ['outbox', 'id kind to_address reply_to calendar status next_attempt_at created_at sent_at'],
    ['pages', 'id published_at created_at'],
    ['posts', 'id cover_image published_at author_id created_at'],
    ['property', 'images cin cir phone public_email map_url'],
    ['push_devices', 'id user_id session_id kinds endpoint_hash subscription created_at last_sent_at'],
    ['push_outbox', 'id device_id kind tag address created_at next_attempt_at'],
    ['reviews', 'id user_id booking_id status created_at language answered_at url'],
    ['price_exceptions', 'start_date end_date'],
    ['price_rules', 'rules'],
    ['discount_codes', 'id code code_key book_from book_to stay_from stay_to user_id created_at'],
    ['code_uses', 'booking_id code_id'],
    ['seasons', 'from_day to_day'],
    ['sessions', 'id user_id expires_at kind began_by last_used_at device_id proved_at proved_by'],
    ['devices', 'id token_hash user_id created_at last_used_at remembered_until'],
    ['signed_in_users', 'user_id'],
    ['new_device_letters', 'user_id place_hash told_at'],
    ['passkeys', 'id user_id credential_id public_key transports rp_id created_at last_used_at copy_told_at'],
    ['passkey_handles', 'user_id handle'],
    ['code_apps', 'id user_id secret created_at'],
    ['recovery_codes', 'id set_id user_id letter code_hash created_at used_at'],
    ['ended_proofs', 'id ended_at'],
    ['used_challenges', 'challenge_hash expires_at'],
    ['sign_in_tickets', 'ticket_hash user_id device_id expires_at'],
    ['handover_codes', 'code_hash user_id passkey_id challenge expires_at'],
    ['put_away_key_offers', 'user_id'],
    ['stay_rules', 'rules'],
    ['stay_rule_exceptions', 'start_date end_date rules'],
    ['stay_rule_seasons', 'from_day to_day rules'],
    ['tasks', 'id due_date updated_at'],
    ['token_backups', 'token_id backup_id'],
    ['translated_documents', 'kind thing_id language published_at'],
    ['translations', 'kind thing_id language field state'],
    ['untold_requests', 'booking_id'],
    ['webhook_deliveries', 'id webhook_id event body status created_at next_try_at'],
    ['webhooks', 'id url events off_reason secret last_success_at failing_since created_at'],
    ['turnover_settings', 'token_hash token calendar_hash calendar_token'],
    ['turnovers', 'day done ready_at ready_by'],
    ['turnover_warnings', 'day arrival warned_at'],
    ['official_tables', 'kind imported_at'],
    ['privacy_notices', 'since sha256'],
    ['notice_acceptances', 'id at way email sha256'],
    ['audit', 'id at by_id action object object_id'],
    ['official_rows', 'kind code name province ended_on'],
    ['register_settings', 'settings'],
    ['register_keys', 'fingerprint saved_at'],
    ['register_stays', 'id request_key booking_id source title start_date end_date created_at'],
    [
      'register_guests',
      'id stay_id role head_id arrival departure exemption idswh identified_how identified_at identified_by key_fingerprint identity rest names_deleted_at rest_deleted_at kept_origin kept_age kept_nights entered_by created_at',
    ],
    ['register_links', 'stay_id token_hash expires_at made_at'],
    ['register_transmissions', 'id request_key kind date channel state sha256 at by_id by_name'],
    ['register_transmitted', 'id transmission_id guest_id stay_id arrival mark'],
    ['register_receipts', 'transmission_id key_fingerprint content added_at'],
    ['register_rounds', 'since purged_at told_on'],
    ['register_told_days', 'id transmission_id date mark arrivals'],
    ['register_travels', 'stay_id reason transport transport_there'],
    ['regional_settings', 'settings'],
    ['tourist_tax', 'since'],
    ['deadline_ticks', 'key at by_id by_name'],
    ['compliance_notes', 'key state date note'],
    ['suggestions', 'hash'],
    ['translated_characters', 'day'],
    ['visits', 'day kind key language'],
    ['forgotten_requests', 'day found_by'],
    ['users', 'id email email_key password_hash role avatar created_at'],
    ['former_emails', 'user_id email'],
  ],
  'guests and users say it': [
    ['bookings', 'guest_name guest_email guest_phone note found_by'],
    ['booking_messages', 'text'],
    ['contact_messages', 'name email phone message'],
    ['reviews', 'guest_name comment'],
    ['passkeys', 'name'],
    ['users', 'name'],
  ],
  'the owner alone reads it': [
    ['bookings', 'reason cleaning_note'],
    ['audit', 'by_name summary'],
    ['booking_changes', 'by before after'],
    ['entries', 'note reference written_by'],
    ['looks', 'published_by'],
    ['receipts', 'written_by'],
    ['contracts', 'written_by'],
    ['contract_acceptances', 'account address browser'],
    ['channels', 'name last_error'],
    ['media', 'name'],
    ['access_tokens', 'name'],
    ['push_devices', 'name last_error'],
    ['push_outbox', 'body'],
    ['outbox', 'last_error'],
    ['webhooks', 'last_error'],
    ['tasks', 'name description'],
    ['moves', 'file_name error not_coming read_hints hints file_columns'],
    ['move_items', 'read_title content read_warnings title reason warnings'],
    ['discount_codes', 'note'],
  ],
  'it is a name or a place': [
    ['homepage', 'site_name'],
    ['sessions', 'browser system'],
    ['devices', 'browser system'],
    ['letter_schedule', 'settings'],
    ['property', 'name address town'],
    ['reviews', 'collected_on'],
    ['bookings', 'portal moved_from'],
    ['galleries', 'slug'],
    ['outbox', 'to_name'],
    ['price_exceptions', 'label'],
    ['stay_rule_exceptions', 'label'],
  ],
  'the owner says it to the cleaner': [
    ['turnover_settings', 'settings'],
    ['turnovers', 'kept'],
  ],
  'it is worded already': [
    ['privacy_notices', 'content'],
    ['outbox', 'subject body calendar'],
    ['receipts', 'facts'],
    ['contracts', 'terms'],
  ],
  'the owner says it to a guest, in the language of the guest': [
    ['reviews', 'answer'],
    ['contact_replies', 'text'],
  ],
  'the owner words it in each language herself': [['contract_templates', 'subject body']],
  'it is kept with its names in other languages beside it': [['booking_extras', 'name']],
  'lines of the price list are worded when they are read, what the owner agreed on is hers': [
    ['booking_prices', 'lines reason'],
  ],
  'it is of a document in each language, in translated_documents': [
    ['pages', 'slug'],
    ['posts', 'slug'],
    ['translated_documents', 'slug'],
  ],
  'it is the translation': [
    ['translations', 'text source'],
    ['suggestions', 'text'],
  ],
} as const;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

/** All fields of the terms are stored as one JSON: names, places, and this text. */
const SINGLE_ROW_TABLES: Readonly<Record<string, string>> = { payment_settings: 'settings', tourist_tax: 'settings' };

/** A field of an object stored as JSON is in the object's column. */
const columnOf = (kind: string, field: string) =>
  SINGLE_ROW_TABLES[kind] ?? (field.split('.')[0] ?? field).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Tables that the engine adds to those of the migrations. */
const ENGINES_OWN = ['schema_state', 'kept_values'];

it('every column of text is translated, or stays as it is for a reason', async () => {
  const tables = await site.database.introspection.getTables();
  const columns = tables
    .filter(({ name }) => !ENGINES_OWN.includes(name))
    .flatMap((table) =>
      table.columns.filter(({ dataType }) => /^text$/i.test(dataType)).map(({ name }) => `${table.name}.${name}`),
    );
  const translated = TRANSLATABLE_KINDS.flatMap((kind) =>
    Object.keys(translatable[kind].fields).map((field) => `${kind}.${columnOf(kind, field)}`),
  );
  const staying = Object.values(STAYS).flatMap((places) =>
    places.flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`)),
  );
  const expected = new Set([...translated, ...staying]);
  expect(columns.toSorted()).toEqual([...expected].toSorted());
  expect(translated.filter((column) => staying.includes(column))).toEqual([]);
});
