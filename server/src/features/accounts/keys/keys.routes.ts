import type { keys as rows } from '@approdo/shared/contract/accounts/keys';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { OwnApp } from './codes/own-app.ts';
import type { RecoveryCodes } from './codes/recovery-codes.ts';
import type { Keys } from './keys.service.ts';
import type { OwnPasskeys } from './passkeys/own-passkeys.ts';

type Services = {
  readonly keys: Keys;
  readonly passkeys: OwnPasskeys;
  readonly app: OwnApp;
  readonly recoveryCodes: RecoveryCodes;
};

export function keysRoutes({ keys, passkeys, app, recoveryCodes }: Services): Handlers<typeof rows> {
  return {
    get: (_, { caller }) => keys.get(caller.userId),
    putOffer: ({ body }, { caller }) => keys.putOffer(caller.userId, body),
    beginPasskey: (_, { caller }) => passkeys.begin(caller),
    addPasskey: ({ body }, context) => passkeys.add(body, context),
    renamePasskey: ({ params, body }, { caller }) => passkeys.rename(caller, params.id, body.name),
    async removePasskey({ params }, context) {
      await passkeys.remove(params.id, context);
      return undefined;
    },
    beginApp: (_, { caller }) => app.begin(caller),
    confirmApp: ({ body }, context) => app.confirm(body, context),
    async removeApp(_, context) {
      await app.remove(context);
      return undefined;
    },
    makeRecoveryCodes: (_, context) => recoveryCodes.replace(context),
  };
}
