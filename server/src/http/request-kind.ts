import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { isLanguage } from '@approdo/shared/domain/base/language/language';
import { DEFAULT_LOCALE, LANG, type LocaleContext } from './locale-context.ts';

/** How to answer a request, as far as the request alone tells. */
export type RequestKind = {
  readonly isApi: boolean;
  /** A page, a feed or a sitemap: anything but an API call or a file of the library. */
  readonly isRendered: boolean;
  /** A browser shows the response to a person. */
  readonly isPage: boolean;
  readonly locale: LocaleContext;
};

/** Without a site the offered languages are unknown, so any requested language is used. `url` is as received. */
export function classifyRequest(
  { method, headers, url: requestUrl = '' }: IncomingMessage,
  url = requestUrl,
): RequestKind {
  const isApi = url.startsWith('/api');
  const [path = '', search = ''] = url.split('?', 2);
  const lang = isApi ? parse(search)[LANG] : path.split('/', 2)[1];
  const isRequested = typeof lang === 'string' && isLanguage(lang);
  const isRendered = !/^\/(?:api|uploads)\b/.test(url);
  return {
    isApi,
    isRendered,
    isPage: isRendered && (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? ''),
    locale: isRequested ? { language: lang, requested: lang } : DEFAULT_LOCALE,
  };
}
