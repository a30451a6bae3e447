import type { languages as rows } from '@approdo/shared/contract/operations/languages';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { SiteLanguages } from './languages.service.ts';

export function languagesRoutes(languages: SiteLanguages): Handlers<typeof rows> {
  return { list: () => languages.list(), offer: ({ body }, { caller }) => languages.offer(body.offered, caller) };
}
