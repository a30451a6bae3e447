import { createAccounts } from './001-create-accounts.ts';
import { createProperty } from './002-create-property.ts';
import { createBookings } from './003-create-bookings.ts';
import { createOutbox } from './004-create-outbox.ts';
import { createMedia } from './005-create-media.ts';
import { createWriting } from './006-create-writing.ts';
import { createHouseScreens } from './007-create-house-screens.ts';
import { createMailWordings } from './008-create-mail-wordings.ts';
import { indexWhatGrows } from './009-index-what-grows.ts';
import { rememberFormerEmails } from './010-remember-former-emails.ts';
import { tellFiledMail } from './011-tell-filed-mail.ts';
import { addLinen } from './012-add-linen.ts';
import { markDemo } from './013-mark-demo.ts';
import { rememberPrintedPassword } from './014-remember-printed-password.ts';
import { addAccentAndFirstSteps } from './015-add-accent-and-first-steps.ts';
import { addLanguages } from './016-add-languages.ts';
import { countVisits } from './017-count-visits.ts';
import { addStayRules } from './018-add-stay-rules.ts';
import { letRequestsEnd } from './019-let-requests-end.ts';
import { addChannels } from './020-add-channels.ts';
import { keepMoney } from './021-keep-money.ts';
import { remindOfPayments } from './022-remind-of-payments.ts';
import { keepCardPayments } from './023-keep-card-payments.ts';
import { keepDocuments } from './024-keep-documents.ts';
import { attachToMail } from './025-attach-to-mail.ts';
import { timeLetters } from './026-time-letters.ts';
import { keepGuide } from './027-keep-guide.ts';
import { keepMessages } from './028-keep-messages.ts';
import { verifyStays } from './029-verify-stays.ts';
import { translateTerms } from './030-translate-terms.ts';
import { orderEntries } from './031-order-entries.ts';
import { awaitAnswers } from './032-await-answers.ts';
import { countNightsInContracts } from './033-count-nights-in-contracts.ts';
import { askAboutEchoes } from './034-ask-about-echoes.ts';
import { listFreeEvents } from './035-list-free-events.ts';
import { rememberSuggestions } from './036-remember-suggestions.ts';
import { gatherRequests } from './037-gather-requests.ts';
import { tallyForgottenRequests } from './038-tally-forgotten-requests.ts';
import { renewPrivacyNotice } from './039-renew-privacy-notice.ts';
import { tellWhenceBookingsCome } from './040-tell-whence-bookings-come.ts';
import { noteChanges } from './041-note-changes.ts';
import { findWhatWaits } from './042-find-what-waits.ts';
import { addTurnovers } from './043-add-turnovers.ts';
import { tellWhatIsFound } from './044-tell-what-is-found.ts';
import { keepTelephones } from './045-keep-telephones.ts';
import { keepDevices } from './046-keep-devices.ts';
import { noteProofs } from './047-note-proofs.ts';
import { letProgramsIn } from './048-let-programs-in.ts';
import { keepWebhooks } from './049-keep-webhooks.ts';
import { keepKeys } from './050-keep-keys.ts';
import { priceLists } from './051-price-lists.ts';
import { keepExtras } from './052-keep-extras.ts';
import { takeCodes } from './053-take-codes.ts';
import { officialTables } from './054-official-tables.ts';
import { keepGuests } from './055-keep-guests.ts';
import { keepAudit } from './056-keep-audit.ts';
import { keepNotices } from './057-keep-notices.ts';
import { tellRegions } from './058-tell-regions.ts';
import { taxGuests } from './059-tax-guests.ts';
import { noteDeadlines } from './060-note-deadlines.ts';
import { keepWhatWasCounted } from './061-keep-what-was-counted.ts';
import { collectTax } from './062-collect-tax.ts';
import { keepAcceptances } from './063-keep-acceptances.ts';
import { acceptWithoutAddress } from './064-accept-without-address.ts';
import { noteWhatIsUnread } from './065-note-what-is-unread.ts';
import { keepWhoEnteredGuests } from './066-keep-who-entered-guests.ts';
import { tellWhereAndWho } from './067-tell-where-and-who.ts';
import { answerReviews } from './068-answer-reviews.ts';
import { keepWayToPay } from './069-keep-way-to-pay.ts';
import { replyToMessages } from './070-reply-to-messages.ts';
import { keepLooks } from './071-keep-looks.ts';
import { keepRedirects } from './072-keep-redirects.ts';
import { collectReviews } from './073-collect-reviews.ts';
import { keepMoves } from './074-keep-moves.ts';
import { bringStays } from './075-bring-stays.ts';
import { keepYearsAccounts } from './076-keep-years-accounts.ts';
import type { Migration } from './migration.ts';

/** All migrations in order; the position of a step, from 1, is the schema version it leads to. */
export const migrations: readonly Migration[] = [
  createAccounts,
  createProperty,
  createBookings,
  createOutbox,
  createMedia,
  createWriting,
  createHouseScreens,
  createMailWordings,
  indexWhatGrows,
  rememberFormerEmails,
  tellFiledMail,
  addLinen,
  markDemo,
  rememberPrintedPassword,
  addAccentAndFirstSteps,
  addLanguages,
  countVisits,
  addStayRules,
  letRequestsEnd,
  addChannels,
  keepMoney,
  remindOfPayments,
  keepCardPayments,
  keepDocuments,
  attachToMail,
  timeLetters,
  keepGuide,
  keepMessages,
  verifyStays,
  translateTerms,
  orderEntries,
  awaitAnswers,
  countNightsInContracts,
  askAboutEchoes,
  listFreeEvents,
  rememberSuggestions,
  gatherRequests,
  tallyForgottenRequests,
  renewPrivacyNotice,
  tellWhenceBookingsCome,
  noteChanges,
  findWhatWaits,
  addTurnovers,
  tellWhatIsFound,
  keepTelephones,
  keepDevices,
  noteProofs,
  letProgramsIn,
  keepWebhooks,
  keepKeys,
  priceLists,
  keepExtras,
  takeCodes,
  officialTables,
  keepGuests,
  keepAudit,
  keepNotices,
  tellRegions,
  taxGuests,
  noteDeadlines,
  keepWhatWasCounted,
  collectTax,
  keepAcceptances,
  acceptWithoutAddress,
  noteWhatIsUnread,
  keepWhoEnteredGuests,
  tellWhereAndWho,
  answerReviews,
  keepWayToPay,
  replyToMessages,
  keepLooks,
  keepRedirects,
  collectReviews,
  keepMoves,
  bringStays,
  keepYearsAccounts,
];
