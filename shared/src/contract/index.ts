import { auth } from './auth.ts';
import { backup } from './backup.ts';
import { blog } from './blog.ts';
import { bookings } from './bookings.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { cardPayments } from './card-payments.ts';
import { channels } from './channels.ts';
import { contact } from './contact.ts';
import { contracts } from './contracts.ts';
import { conversations } from './conversations.ts';
import { demo } from './demo.ts';
import { documents } from './documents.ts';
import type { Contract } from './endpoint.ts';
import { featureBoxes } from './feature-boxes.ts';
import { galleries } from './gallery.ts';
import { guide } from './guide.ts';
import { health } from './health.ts';
import { homepage } from './homepage.ts';
import { languages } from './languages.ts';
import { mail } from './mail.ts';
import { mediaLibrary } from './media.ts';
import { menu } from './menu.ts';
import { money } from './money.ts';
import { pages } from './pages.ts';
import { paymentSettings } from './payment-settings.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { property } from './property.ts';
import { rates } from './rates.ts';
import { receipts } from './receipts.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { start } from './start.ts';
import { stayLetters } from './stay-letters.ts';
import { stayRules } from './stay-rules.ts';
import { tasks } from './tasks.ts';
import { translations } from './translations.ts';
import { translator } from './translator.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';

/** Every call there is, by resource. */
export const contract = {
  auth,
  backup,
  blog,
  bookings,
  cancellationTerms,
  cardPayments,
  channels,
  contact,
  conversations,
  contracts,
  demo,
  documents,
  featureBoxes,
  galleries,
  guide,
  health,
  homepage,
  languages,
  mail,
  media: mediaLibrary,
  menu,
  money,
  pages,
  paymentSettings,
  privacy,
  profile,
  property,
  rates,
  receipts,
  reports,
  reviews,
  start,
  stayLetters,
  stayRules,
  tasks,
  translations,
  translator,
  users,
  visits,
} as const satisfies Contract;
