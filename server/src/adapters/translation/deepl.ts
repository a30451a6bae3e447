import type { Language } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';
import { joinPieces, lengthOf, type Portion, portionsOf } from './portions.ts';
import { requestTranslation } from './request-translation.ts';
import {
  type SentText,
  TranslationFault,
  type TranslationOptions,
  type TranslationService,
} from './translation-service.ts';

type DeeplNeeds = {
  readonly key: string;
  /** Used instead of DeepL's own addresses; no trailing slash. */
  readonly root?: string | undefined;
  readonly timeoutMs?: number;
};

/** DeepL accepts 128 KiB and 50 texts per request (documentation of `/v2/translate`), the rest of the body included. */
const LIMITS = { bytes: 127 * 1024, texts: 50 };

/** Target languages: DeepL requires a variant of English. */
const TARGETS: Readonly<Record<Language, string>> = { it: 'IT', en: 'EN-US', de: 'DE', fr: 'FR' };

const TIMEOUT_MS = 30_000;

const translated = z.object({ translations: z.array(z.object({ text: z.string() })) });
const usage = z.object({ character_count: z.number().int(), character_limit: z.number().int() });

type About = Pick<TranslationOptions, 'onTranslated'> & {
  readonly source_lang: string;
  readonly target_lang: string;
  readonly tag_handling?: 'html';
};

/** DeepL with an account's key, sent to DeepL alone; keys of free accounts end in `:fx` and need another host. */
export function createDeepl({ key, root, timeoutMs = TIMEOUT_MS }: DeeplNeeds): TranslationService {
  const base = root ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  const headers = { authorization: `DeepL-Auth-Key ${key}` };

  async function send(portion: Portion, about: Readonly<Record<string, string>>) {
    const body = JSON.stringify({ text: portion.map(({ text }) => text), ...about });
    const answer = await requestTranslation({
      url: `${base}/v2/translate`,
      headers,
      body,
      shape: translated,
      timeoutMs,
    });
    if (answer.translations.length !== portion.length) throw new TranslationFault('down');
    return portion.map(({ of }, index) => ({ of, text: answer.translations[index]?.text ?? '' }));
  }

  async function sendAll(texts: readonly SentText[], { onTranslated, ...about }: About) {
    const pieces = [];
    for (const portion of portionsOf(texts, LIMITS)) {
      pieces.push(...(await send(portion, about)));
      onTranslated?.(lengthOf(portion));
    }
    return joinPieces(texts, pieces, LIMITS);
  }

  return {
    name: 'deepl',

    async translate(texts, { from, to, onTranslated }) {
      const about = { source_lang: from.toUpperCase(), target_lang: TARGETS[to], onTranslated };
      const html = texts.filter(({ format }) => format === 'html');
      const plain = texts.filter(({ format }) => format !== 'html');
      const ofHtml = html.length === 0 ? [] : await sendAll(html, { ...about, tag_handling: 'html' });
      const ofPlain = plain.length === 0 ? [] : await sendAll(plain, about);
      return texts.map((text) => (text.format === 'html' ? ofHtml[html.indexOf(text)] : ofPlain[plain.indexOf(text)]));
    },

    async countCharactersLeft() {
      const { character_count, character_limit } = await requestTranslation({
        url: `${base}/v2/usage`,
        headers,
        shape: usage,
        timeoutMs,
      });
      return Math.max(0, character_limit - character_count);
    },
  };
}
