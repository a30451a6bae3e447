import type { Language } from '@approdo/shared/domain/base/language/language';

/** A text to translate; in html only the words are translated. */
export type SentText = { readonly text: string; readonly format: 'line' | 'text' | 'html' };

export type TranslationOptions = {
  readonly from: Language;
  readonly to: Language;
  /** Receives the number of characters translated so far; later requests may still fail. */
  readonly onTranslated?: ((characters: number) => void) | undefined;
};

/** A translation service. Texts leave the site: only public Italian texts are sent, never what guests wrote. */
export type TranslationService = {
  readonly name: 'deepl' | 'libretranslate';
  /** A translation per text, undefined if that text failed; throws a TranslationFault if nothing can be translated. */
  readonly translate: (texts: readonly SentText[], how: TranslationOptions) => Promise<readonly (string | undefined)[]>;
  /** Null if there is no limit. */
  readonly countCharactersLeft: () => Promise<number | null>;
};

/** Why nothing was translated: the key is refused, the quota is used up, or the service is busy or down. */
export type TranslationTrouble = 'key' | 'quota' | 'busy' | 'down';

export class TranslationFault extends Error {
  override readonly name = 'TranslationFault';
  readonly trouble: TranslationTrouble;
  /** Seconds after which to retry, if the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(trouble: TranslationTrouble, retryAfterSeconds?: number) {
    super(`the translation service cannot help: ${trouble}`);
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
