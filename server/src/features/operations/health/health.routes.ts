import type { health } from '@approdo/shared/contract/operations/health';
import type { Database } from '../../../db/database.ts';
import type { Handlers } from '../../../http/calls/handler.ts';
import { readHealth } from './health.service.ts';
import type { SiteWarnings } from './warnings.service.ts';

type HealthNeeds = { readonly database: Database; readonly version: string; readonly listWarnings: SiteWarnings };

export function healthRoutes({ database, version, listWarnings }: HealthNeeds): Handlers<typeof health> {
  return {
    get: () => readHealth(database, version),
    warnings: ({ query }) => listWarnings(query.now === undefined ? undefined : new Date(query.now)),
  };
}
