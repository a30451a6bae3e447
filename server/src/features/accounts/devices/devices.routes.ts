import type { devices as rows } from '@approdo/shared/contract/accounts/devices';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Devices } from './devices.service.ts';

export function devicesRoutes(devices: Devices): Handlers<typeof rows> {
  return {
    list: (_, { caller, language }) => devices.list(caller, language),
    async end({ params: { id } }, { caller }) {
      await devices.end(caller, id);
      return undefined;
    },
    async endOthers(_, { caller }) {
      await devices.endOthers(caller);
      return undefined;
    },
  };
}
