import type { AuthTables } from '../features/auth/auth.table.ts';
import type { BlogTables } from '../features/blog/blog.table.ts';
import type { BookingsTables } from '../features/bookings/bookings.table.ts';
import type { ChannelsTables } from '../features/channels/channels.table.ts';
import type { ContactTables } from '../features/contact/contact.table.ts';
import type { ContractsTables } from '../features/contracts/contracts.table.ts';
import type { ConversationsTables } from '../features/conversations/conversations.table.ts';
import type { DemoTables } from '../features/demo/demo.table.ts';
import type { DocumentsTables } from '../features/documents/documents.table.ts';
import type { FeatureBoxesTables } from '../features/feature-boxes/feature-boxes.table.ts';
import type { GalleryTables } from '../features/galleries/galleries.table.ts';
import type { GuideTables } from '../features/guide/guide.table.ts';
import type { HomepageTables } from '../features/homepage/homepage.table.ts';
import type { LanguagesTables } from '../features/languages/languages.table.ts';
import type { LimitsTables } from '../features/limits/limits.table.ts';
import type { MailTables } from '../features/mail/mail.table.ts';
import type { MediaTables } from '../features/media/media.table.ts';
import type { MenuTables } from '../features/menu/menu.table.ts';
import type { PageTables } from '../features/pages/pages.table.ts';
import type { CardTables } from '../features/payments/cards/cards.table.ts';
import type { PaymentsTables } from '../features/payments/payments.table.ts';
import type { PropertyTables } from '../features/property/property.table.ts';
import type { RatesTables } from '../features/rates/rates.table.ts';
import type { ReceiptsTables } from '../features/receipts/receipts.table.ts';
import type { ReviewsTables } from '../features/reviews/reviews.table.ts';
import type { StartTables } from '../features/start/start.table.ts';
import type { StayLettersTables } from '../features/stay-letters/stay-letters.table.ts';
import type { StayRulesTables } from '../features/stay-rules/stay-rules.table.ts';
import type { TasksTables } from '../features/tasks/tasks.table.ts';
import type { TranslationsTables } from '../features/translations/translations.table.ts';
import type { VisitsTables } from '../features/visits/visits.table.ts';

export type Schema = AuthTables &
  BlogTables &
  BookingsTables &
  CardTables &
  ChannelsTables &
  ContactTables &
  ConversationsTables &
  ContractsTables &
  DemoTables &
  DocumentsTables &
  FeatureBoxesTables &
  GalleryTables &
  GuideTables &
  MediaTables &
  PageTables &
  HomepageTables &
  LanguagesTables &
  LimitsTables &
  MailTables &
  MenuTables &
  PaymentsTables &
  PropertyTables &
  RatesTables &
  ReceiptsTables &
  ReviewsTables &
  StartTables &
  StayLettersTables &
  StayRulesTables &
  TasksTables &
  TranslationsTables &
  VisitsTables;
