import type { keys as rows } from '@approdo/shared/contract/account/keys';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Keys } from './keys.service.ts';
import type { OwnPasskeys } from './passkeys/own-passkeys.ts';

type Services = { readonly keys: Keys; readonly passkeys: OwnPasskeys };

export function keysRoutes({ keys, passkeys }: Services): Handlers<typeof rows> {
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
  };
}
