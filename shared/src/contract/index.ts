import { accessSettings } from './accounts/access-settings.ts';
import { auth } from './accounts/auth.ts';
import { devices } from './accounts/devices.ts';
import { freshProof } from './accounts/fresh-proof.ts';
import { handover } from './accounts/handover.ts';
import { keys, passkeySignIn } from './accounts/keys.ts';
import { profile } from './accounts/profile.ts';
import { push } from './accounts/push.ts';
import { tokens } from './accounts/tokens.ts';
import { users } from './accounts/users.ts';
import { webhooks } from './accounts/webhooks.ts';
import { audit } from './base/audit.ts';
import type { Contract } from './base/endpoint.ts';
import { bookings } from './bookings/bookings.ts';
import { channels } from './bookings/channels.ts';
import { reviews } from './bookings/reviews.ts';
import { cleaning, turnoverSettings, turnovers } from './bookings/turnovers.ts';
import { blog } from './content/blog.ts';
import { featureBoxes } from './content/feature-boxes.ts';
import { galleries } from './content/galleries.ts';
import { homepage } from './content/homepage.ts';
import { siteLook } from './content/look.ts';
import { mail } from './content/mail.ts';
import { mediaLibrary } from './content/media.ts';
import { menu } from './content/menu.ts';
import { pages } from './content/pages.ts';
import { property } from './content/property.ts';
import { redirects } from './content/redirects.ts';
import { translator } from './content/translator.ts';
import { alloggiati, transmissions } from './law/alloggiati.ts';
import { complianceList } from './law/compliance.ts';
import { deadlines } from './law/deadlines.ts';
import { officialCodes, officialTables } from './law/official-tables.ts';
import { regional, regionalSettings } from './law/regional.ts';
import { registerGuests } from './law/register-guests.ts';
import { registerKey } from './law/register-key.ts';
import { registerSettings } from './law/register-settings.ts';
import { registerStays } from './law/register-stays.ts';
import { touristTax } from './law/tourist-tax.ts';
import { checkIn } from './messages/check-in.ts';
import { conversations } from './messages/conversations.ts';
import { contact } from './messages/messages.ts';
import { stayLetters } from './messages/stay-letters.ts';
import { bank } from './money/bank.ts';
import { cancellationTerms } from './money/cancellation-terms.ts';
import { cardPayments } from './money/card-payments.ts';
import { contracts } from './money/contracts.ts';
import { expenses } from './money/expenses.ts';
import { paymentSettings } from './money/payment-settings.ts';
import { money } from './money/payments.ts';
import { payouts } from './money/payouts.ts';
import { receipts } from './money/receipts.ts';
import { reports } from './money/reports.ts';
import { yearSettings } from './money/year-settings.ts';
import { backup } from './operations/backup.ts';
import { bookingHistory } from './operations/booking-history.ts';
import { demo } from './operations/demo.ts';
import { health } from './operations/health.ts';
import { languages } from './operations/languages.ts';
import { moves } from './operations/moves.ts';
import { personalDataCalls } from './operations/personal-data.ts';
import { privacy } from './operations/privacy.ts';
import { search } from './operations/search.ts';
import { start } from './operations/start.ts';
import { tasks } from './operations/tasks.ts';
import { today } from './operations/today.ts';
import { translations } from './operations/translations.ts';
import { visits } from './operations/visits.ts';
import { discountCodes } from './prices/discount-codes.ts';
import { priceRules } from './prices/price-rules.ts';
import { prices } from './prices/prices.ts';
import { rates } from './prices/rates.ts';
import { calendar } from './stays/calendar.ts';
import { documents } from './stays/documents.ts';
import { guide } from './stays/guide.ts';
import { stayRules } from './stays/stay-rules.ts';

/** Every call there is, by resource. */
export const contract = {
  accessSettings,
  alloggiati,
  audit,
  auth,
  backup,
  bank,
  blog,
  bookingHistory,
  bookings,
  calendar,
  cancellationTerms,
  cardPayments,
  channels,
  checkIn,
  cleaning,
  complianceList,
  contact,
  conversations,
  contracts,
  deadlines,
  demo,
  devices,
  discountCodes,
  documents,
  expenses,
  featureBoxes,
  freshProof,
  galleries,
  guide,
  handover,
  health,
  homepage,
  keys,
  languages,
  look: siteLook,
  mail,
  media: mediaLibrary,
  menu,
  money,
  moves,
  officialCodes,
  officialTables,
  pages,
  passkeySignIn,
  paymentSettings,
  payouts,
  personalData: personalDataCalls,
  priceRules,
  prices,
  privacy,
  profile,
  property,
  push,
  rates,
  receipts,
  redirects,
  regional,
  regionalSettings,
  registerGuests,
  registerKey,
  registerSettings,
  registerStays,
  reports,
  reviews,
  search,
  start,
  stayLetters,
  stayRules,
  tasks,
  today,
  tokens,
  touristTax,
  translations,
  translator,
  transmissions,
  turnoverSettings,
  turnovers,
  users,
  visits,
  webhooks,
  yearSettings,
} as const satisfies Contract;
