import type { health } from '@approdo/shared/contract/health';
import type { Handlers } from '../../http/handler.ts';

export function healthRoutes(version: string): Handlers<typeof health> {
  return { get: async () => ({ status: 'ok', version }) };
}
