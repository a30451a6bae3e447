import type { health } from '@approdo/shared/contract/health';
import type { Handlers } from '../../http/handler.ts';
import type { SiteWarnings } from './warnings.service.ts';

type HealthNeeds = { readonly version: string; readonly listWarnings: SiteWarnings };

export function healthRoutes({ version, listWarnings }: HealthNeeds): Handlers<typeof health> {
  return {
    get: async () => ({ status: 'ok', version }),
    warnings: ({ query }) => listWarnings(query.now === undefined ? undefined : new Date(query.now)),
  };
}
