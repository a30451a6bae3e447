import type { accessSettings as rows } from '@approdo/shared/contract/accounts/access-settings';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { AccessSettingsService } from './access-settings.service.ts';

export function accessSettingsRoutes(access: AccessSettingsService): Handlers<typeof rows> {
  return {
    get: () => access.get(),
    update: ({ body }, { caller }) => access.update(caller, body.staffTwoProofs),
  };
}
