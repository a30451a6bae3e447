import { z } from 'zod';
import { joinPieces, lengthOf, type Portion, portionsOf } from './portions.ts';
import { requestTranslation } from './request-translation.ts';
import { TranslationFault, type TranslationService } from './translation-service.ts';

/** It is slow with large texts; small requests stay within the time limit. */
const LIMITS = { bytes: 16 * 1024, texts: 20 };

/** It runs on the operator's own machine, which may be slow. */
const TIMEOUT_MS = 120_000;

const translated = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate at the operator's own address. */
export function createLibreTranslate(root: string, timeoutMs = TIMEOUT_MS): TranslationService {
  async function send(portion: Portion, about: Readonly<Record<string, string>>) {
    const body = JSON.stringify({ q: portion.map(({ text }) => text), ...about });
    const { translatedText } = await requestTranslation({
      url: `${root}/translate`,
      body,
      shape: translated,
      timeoutMs,
    });
    if (translatedText.length !== portion.length) throw new TranslationFault('down');
    return portion.map(({ of }, index) => ({ of, text: translatedText[index] ?? '' }));
  }

  return {
    name: 'libretranslate',

    async translate(texts, { from: source, to: target, onTranslated }) {
      const results: (string | undefined)[] = [];
      for (const text of texts) {
        const pieces = [];
        const format = text.format === 'html' ? 'html' : 'text';
        for (const portion of portionsOf([text], LIMITS)) {
          pieces.push(...(await send(portion, { source, target, format })));
          onTranslated?.(lengthOf(portion));
        }
        results.push(...joinPieces([text], pieces, LIMITS));
      }
      return results;
    },

    countCharactersLeft: async () => null,
  };
}
