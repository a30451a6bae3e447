import type { TranslatorView } from '@approdo/shared/contract/content/translator';
import { say } from '@approdo/shared/words/say';
import type { SealedValue } from '../../../adapters/sealed-value.ts';
import { createDeepl } from '../../../adapters/translation/deepl.ts';
import { createLibreTranslate } from '../../../adapters/translation/libre-translate.ts';
import { TranslationFault, type TranslationService } from '../../../adapters/translation/translation-service.ts';
import { conflict, HttpProblem, invalidFields } from '../../../http/problems.ts';

type TranslatorNeeds = {
  /** The key of the owner's DeepL account. */
  readonly key: SealedValue<string>;
  /** Replaces the addresses of DeepL itself. */
  readonly deeplRoot: string | undefined;
  /** The address of the operator's own LibreTranslate, used while no key is linked. */
  readonly libreTranslate: string | undefined;
};

const NONE_LINKED = say('translatorNotLinked');
const KEY_REFUSED = say('translatorKeyRefused');
const KEY_EXPIRED = say('translatorKeyEnded');
const QUOTA_USED = say('translatorQuotaUsed');
const DOWN = say('translatorAway');
const BUSY = say('translatorBusy');

/** Seconds until a retry if the service names none. */
const RETRY_AFTER = 30;

export type Translator = ReturnType<typeof createTranslator>;

/** The translation service: the owner's DeepL, else the operator's LibreTranslate, else none. */
export function createTranslator({ key, deeplRoot, libreTranslate }: TranslatorNeeds) {
  async function findService(): Promise<TranslationService | undefined> {
    const linked = await key.read();
    if (linked !== undefined) return createDeepl({ key: linked, root: deeplRoot });
    return libreTranslate === undefined ? undefined : createLibreTranslate(libreTranslate);
  }

  async function view(): Promise<TranslatorView> {
    const service = await findService();
    if (!service) return { service: null, charactersLeft: null };
    const charactersLeft = await service.countCharactersLeft().catch(unlessUnforeseen);
    return { service: service.name, charactersLeft };
  }

  return {
    view,

    async find(): Promise<Pick<TranslatorView, 'service'>> {
      return { service: (await findService())?.name ?? null };
    },

    /** Throws 409 if none is linked; faults of the service become problems with a text. */
    async getService(): Promise<Pick<TranslationService, 'name' | 'translate'>> {
      const service = await findService();
      if (!service) throw conflict(NONE_LINKED);
      return { name: service.name, translate: (...input) => service.translate(...input).catch(refuse) };
    },

    /** Verifies the key with DeepL before storing it. */
    async link(input: string): Promise<TranslatorView> {
      const service = createDeepl({ key: input, root: deeplRoot });
      const charactersLeft = await service.countCharactersLeft().catch((error: unknown) => {
        if (error instanceof TranslationFault && error.trouble === 'key') throw invalidFields({ key: KEY_REFUSED });
        return refuse(error);
      });
      await key.write(input);
      return { service: service.name, charactersLeft };
    },

    async unlink(): Promise<void> {
      await key.forget();
    },
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof TranslationFault)) throw error;
  if (error.trouble === 'key') throw conflict(KEY_EXPIRED);
  if (error.trouble === 'quota') throw conflict(QUOTA_USED);
  const words = error.trouble === 'busy' ? BUSY : DOWN;
  throw new HttpProblem(503, words, { retryAfterSeconds: error.retryAfterSeconds ?? RETRY_AFTER });
}

/** A failure to count the remaining characters is ignored. */
function unlessUnforeseen(error: unknown): null {
  if (error instanceof TranslationFault) return null;
  throw error;
}
