import type { Language } from '@approdo/shared/domain/base/language/language';

/** A text on its way to another language; of html only the words change. */
export type SentText = { readonly text: string; readonly format: 'line' | 'text' | 'html' };

export type Way = {
  readonly from: Language;
  readonly to: Language;
  /** Told as characters have come back: what follows may still be refused. */
  readonly onTranslated?: ((characters: number) => void) | undefined;
};

/** Somebody who translates. What is sent leaves the house: public Italian only, never what guests wrote. */
export type TranslationService = {
  readonly name: 'deepl' | 'libretranslate';
  /** One for each text, undefined where it cannot be translated; throws a TranslationFault where nothing can. */
  readonly translate: (texts: readonly SentText[], how: Way) => Promise<readonly (string | undefined)[]>;
  /** Null where there is no limit. */
  readonly countCharactersLeft: () => Promise<number | null>;
};

/** Why nothing was translated: the key is not accepted, what the account may translate is used up, or try again later. */
export type TranslationTrouble = 'key' | 'quota' | 'busy' | 'down';

export class TranslationFault extends Error {
  override readonly name = 'TranslationFault';
  readonly trouble: TranslationTrouble;
  /** Seconds after which the service wants to be asked again, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(trouble: TranslationTrouble, retryAfterSeconds?: number) {
    super(`the translation service cannot help: ${trouble}`);
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
