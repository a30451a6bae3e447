import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { isLanguage } from '@approdo/shared/domain/base/language/language';
import { LANG, type LocaleContext, UNASKED } from './locale-context.ts';

/** How a request is to be spoken to, by itself alone. */
export type Addressed = {
  readonly isOfApi: boolean;
  /** A page, a feed, a map of the site: whatever is no call and no file of the library. */
  readonly isDrawn: boolean;
  /** Somebody looks at what is answered, in a browser. */
  readonly isPage: boolean;
  readonly locale: LocaleContext;
};

/** Which languages are offered is not known where there is no site: whoever asks for one has it. `url` is the address as it came. */
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
