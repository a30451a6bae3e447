import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { isLanguage } from '@approdo/shared/domain/base/language/language';
import { LANG, type LocaleContext, UNASKED } from './locale-context.ts';

/** How to answer a request, as far as the request alone tells. */
export type Addressed = {
  readonly isOfApi: boolean;
  /** A page, a feed or a sitemap: anything but an API call or a file of the library. */
  readonly isDrawn: boolean;
  /** A browser shows the response to a person. */
  readonly isPage: boolean;
  readonly locale: LocaleContext;
};

/** Without a site the offered languages are unknown, so any requested language is used. `url` is as received. */
export function readAddressed({ method, headers, url: own = '' }: IncomingMessage, url = own): Addressed {
  const isOfApi = url.startsWith('/api');
  const [path = '', search = ''] = url.split('?', 2);
  const lang = isOfApi ? parse(search)[LANG] : path.split('/', 2)[1];
  const isAsked = typeof lang === 'string' && isLanguage(lang);
  const isDrawn = !/^\/(?:api|uploads)\b/.test(url);
  return {
    isOfApi,
    isDrawn,
    isPage: isDrawn && (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? ''),
    locale: isAsked ? { language: lang, asked: lang } : UNASKED,
  };
}
