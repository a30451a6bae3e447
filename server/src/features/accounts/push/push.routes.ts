import type { push as rows } from '@approdo/shared/contract/accounts/push';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { PushDevices } from './push.service.ts';

export function pushRoutes(devices: PushDevices): Handlers<typeof rows> {
  return {
    get: (_, { caller }) => devices.getStatus(caller),
    add: ({ body }, { caller }) => devices.add(caller, body),
    edit: ({ params: { id }, body }, { caller }) => devices.edit({ id, caller }, body),
    async remove({ params: { id } }, { caller }) {
      await devices.remove({ id, caller });
      return undefined;
    },
    test: ({ params: { id } }, { caller }) => devices.test({ id, caller }),
  };
}
