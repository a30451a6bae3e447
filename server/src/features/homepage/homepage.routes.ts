import type { homepage } from '@approdo/shared/contract/homepage';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/handler.ts';
import { getHomepage } from './homepage.repository.ts';

export function homepageRoutes(database: Database): Handlers<typeof homepage> {
  return { get: () => getHomepage(database) };
}
