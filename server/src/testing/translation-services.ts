import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from '../http/shell/listen.ts';

export type TranslationServices = Awaited<ReturnType<typeof startTranslationServices>>;

type TranslationRequest = { readonly texts: readonly string[]; readonly target: string; readonly isHtml: boolean };

const deeplBody = z.object({
  text: z.array(z.string()).max(50),
  source_lang: z.literal('IT'),
  target_lang: z.enum(['EN-US', 'DE', 'FR']),
  tag_handling: z.literal('html').optional(),
});

const libreBody = z.object({
  q: z.array(z.string()),
  source: z.literal('it'),
  target: z.enum(['en', 'de', 'fr']),
  format: z.enum(['text', 'html']),
});

/** DeepL's limits of a request. */
const MAX_BYTES = 128 * 1024;

/** Simulates DeepL and LibreTranslate on loopback: prefixes texts with the language, and can be made to misbehave. */
export async function startTranslationServices({ key = 'una-chiave:fx', limit = 500_000 } = {}) {
  const requests: TranslationRequest[] = [];
  let used = 0;
  let fault: { readonly status: number; readonly retryAfter?: string } | 'silence' | undefined;
  let spoil = (text: string) => text;

  function translate({ texts, target, isHtml }: TranslationRequest): string[] {
    requests.push({ texts, target, isHtml });
    used += texts.join('').length;
    const word = target.slice(0, 2).toUpperCase();
    return texts.map((text) =>
      spoil(isHtml ? text.replace(/>([^<>]*\p{L}[^<>]*)</gu, `>${word} $1<`) : `${word} ${text}`),
    );
  }

  async function answerDeepl(request: IncomingMessage, body: string): Promise<[number, unknown]> {
    if (request.headers.authorization !== `DeepL-Auth-Key ${key}`) return [403, { message: 'Forbidden' }];
    if (request.url === '/v2/usage') return [200, { character_count: used, character_limit: limit }];
    if (Buffer.byteLength(body) > MAX_BYTES) return [413, { message: 'Request size exceeds the limit' }];
    const { text: texts, target_lang: target, tag_handling } = deeplBody.parse(JSON.parse(body));
    if (used + texts.join('').length > limit) return [456, { message: 'Quota exceeded' }];
    const translations = translate({ texts, target, isHtml: tag_handling === 'html' });
    return [200, { translations: translations.map((text) => ({ detected_source_language: 'IT', text })) }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    if (fault === 'silence') return;
    if (fault) {
      response.writeHead(fault.status, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter });
      response.end('{}');
      return;
    }
    const isLibre = request.url === '/translate';
    const [status, responseBody] = isLibre ? answerLibre(body) : await answerDeepl(request, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody));
  }

  function answerLibre(body: string): [number, unknown] {
    const { q: texts, target, format } = libreBody.parse(JSON.parse(body));
    return [200, { translatedText: translate({ texts, target, isHtml: format === 'html' }) }];
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end('{}'));
  });
  const root = await listen(server, { host: '127.0.0.1', port: 0 });

  return {
    root,
    key,
    /** What was sent, newest last. */
    requests,
    /** Sets the answer to everything from now on. */
    fail(how: typeof fault) {
      fault = how;
    },
    /** Sets a function applied to each translated text. */
    spoil(how: (text: string) => string) {
      spoil = how;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
