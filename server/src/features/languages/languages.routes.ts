import type { languages as rows } from '@approdo/shared/contract/languages';
import type { Handlers } from '../../http/handler.ts';
import type { SiteLanguages } from './languages.service.ts';

export function languagesRoutes(languages: SiteLanguages): Handlers<typeof rows> {
  return { list: () => languages.list(), offer: ({ body }) => languages.offer(body.offered) };
}
