import type { Wording } from '@approdo/shared/domain/text/wording';

/** The letters about accounts, in one language; the placeholders have the same names in all. */
export type AccountLetterWords = Readonly<Record<'CONFIRM_EMAIL' | 'RESET_PASSWORD', Wording>>;
