import type { health } from '@approdo/shared/contract/health';
import type { Handlers } from '../../http/handler.ts';

type HealthNeeds = { readonly version: string; readonly listWarnings: () => readonly string[] };

export function healthRoutes({ version, listWarnings }: HealthNeeds): Handlers<typeof health> {
  return {
    get: async () => ({ status: 'ok', version }),
    warnings: async () => [...listWarnings()],
  };
}
