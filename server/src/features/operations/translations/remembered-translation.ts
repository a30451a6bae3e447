import { type LocalDate, startOfNextDayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { sha256 } from '../../../adapters/digest.ts';
import type { SentText } from '../../../adapters/translation/translation-service.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { conflict, HttpProblem } from '../../../http/problems.ts';
import type { Translator } from '../../content/translator/translator.service.ts';
import {
  countCharacters,
  findSuggestions,
  putCharacters,
  putSuggestion,
  sweepSuggestions,
} from './suggestions.repository.ts';

/** Maximum characters a day for the property: services bill by character, and editors may spend what the owner pays. */
const MOST_CHARACTERS = 500_000;

/** How long an unused suggestion is remembered, and how many are. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
const MOST_REMEMBERED = 5_000;

type TranslationNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly translator: Pick<Translator, 'getService'>;
};

/** A text with its translation; undefined text if it cannot be translated. */
export type Translated = { readonly hash: string; readonly text: string | undefined };

export type RememberedTranslation = ReturnType<typeof createRememberedTranslation>;

/** The linked service, limited in characters a day, with a memory of its translations. */
export function createRememberedTranslation({ database, clock, translator }: TranslationNeeds) {
  /** Counts characters before they are sent, so that concurrent calls share the limit. */
  async function spend(trx: Trx, characters: number): Promise<void> {
    if (characters > MOST_CHARACTERS) throw conflict(say('tooLongToTranslate', { most: written(MOST_CHARACTERS) }));
    const used = await countCharacters(trx, clock.today());
    if (used + characters > MOST_CHARACTERS) throw usedUp({ left: MOST_CHARACTERS - used, characters });
    await putCharacters(trx, clock.today(), used + characters);
  }

  function usedUp({ left, characters }: { readonly left: number; readonly characters: number }): HttpProblem {
    const message = say('translatedEnoughToday', { left: written(left), needed: written(characters) });
    const now = clock.now();
    const retryAfterSeconds = Math.ceil((startOfNextDayInRome(now).getTime() - now.getTime()) / 1000);
    return new HttpProblem(429, message, { retryAfterSeconds });
  }

  async function giveBack(day: LocalDate, characters: number): Promise<void> {
    if (characters <= 0 || day !== clock.today()) return;
    await transact(database, async (trx) => {
      const used = await countCharacters(trx, day);
      await putCharacters(trx, day, Math.max(0, used - characters));
    });
  }

  return {
    /** One result for each text. Throws 409 if no service is linked, 429 if the day's characters do not suffice. */
    async translate(texts: readonly SentText[], language: OtherLanguage): Promise<Translated[]> {
      const service = await translator.getService();
      const hashes = texts.map((text) => hashOf({ service: service.name, language, ...text }));
      const known = await findSuggestions(database, hashes);
      const unknown = new Map(texts.map((text, index) => [hashes[index] ?? '', text] as const));
      for (const hash of known.keys()) unknown.delete(hash);
      const sent = [...unknown.values()];
      const characters = sent.reduce((sum, { text }) => sum + text.length, 0);
      const day = clock.today();
      await transact(database, (trx) => spend(trx, characters));
      let done = 0;
      const onTranslated = (count: number) => {
        done += count;
      };
      try {
        const made = await service.translate(sent, { from: 'it', to: language, onTranslated });
        for (const [index, hash] of [...unknown.keys()].entries()) {
          const text = made[index];
          if (text !== undefined) known.set(hash, text);
        }
      } catch (error) {
        await giveBack(day, characters - done);
        throw error;
      }
      return hashes.map((hash) => ({ hash, text: known.get(hash) }));
    },

    /** Remembers suggestions that were used: a spoilt one may come back better next time. */
    async remember(suggestions: readonly Translated[]): Promise<void> {
      const now = clock.now().getTime();
      await transact(database, async (trx) => {
        for (const { hash, text } of suggestions)
          if (text !== undefined) await putSuggestion(trx, { hash, text, used_at: now });
        await sweepSuggestions(trx, { usedAfter: now - REMEMBERED_MS, most: MOST_REMEMBERED });
      });
    },
  };
}

type SuggestionKey = SentText & { readonly service: string; readonly language: OtherLanguage };

/** The hash includes the service, since services translate differently. */
function hashOf({ service, language, format, text }: SuggestionKey): string {
  return sha256(JSON.stringify([service, language, format, text]), 'base64url');
}

function written(count: number): string {
  return count.toLocaleString('it');
}
