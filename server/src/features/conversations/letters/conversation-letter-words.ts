import type { Wording } from '@approdo/shared/domain/text/wording';

/** The letter to guests about what the owner wrote, in one language; the placeholders have the same names in all. */
export type ConversationLetterWords = Readonly<Record<'BOOKING_MESSAGE', Wording>>;
