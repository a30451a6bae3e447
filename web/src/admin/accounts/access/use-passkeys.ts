import { createClient } from '@approdo/shared/client';
import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { keys } from '@approdo/shared/contract/accounts/keys';
import type { OwnKeys, Passkey } from '@approdo/shared/contract/accounts/own-keys';
import type { NewPasskey } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import { useState } from 'react';
import { makePasskey } from '../../../passkeys/passkeys.ts';
import { removeAndSignal } from '../../../passkeys/signal-removed.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { useCall } from '../../session/use-call.ts';
import { PASSKEYS } from './texts/access.ts';

type Added = AnswerOf<typeof keys.addPasskey>;

/** Has the browser make a passkey and stores it. Shows nothing if the person cancels. */
export function useAddPasskey(onAdded: (added: Added) => void) {
  const call = useCall();
  const banners = useBanners();
  const [isPrompting, setPrompting] = useState(false);
  const saving = useAction({
    run: (response: NewPasskey, call) => call(keys.addPasskey, { body: { response } }),
    success: () => PASSKEYS.added,
    describe: PASSKEYS.addFailed,
  });

  async function add(): Promise<void> {
    banners.clear();
    try {
      const made = await makePasskey((await call(keys.beginPasskey)).options);
      if (made === 'EXISTS') banners.fail({ text: PASSKEYS.exists });
      else if (made) saving.mutate(made, { onSuccess: onAdded });
    } catch (fault) {
      banners.fail(describeServerError(fault, PASSKEYS.addFailed));
    }
  }

  return {
    isBusy: isPrompting || saving.isPending,
    add: async () => {
      if (isPrompting || saving.isPending) return;
      setPrompting(true);
      await add();
      setPrompting(false);
    },
  };
}

/** Removes a passkey, after asking with what would be left to prove the account. */
export function useRemovePasskey({ twoProofs, app, passkeys }: OwnKeys) {
  const { transport } = usePlatform();
  const isLast = twoProofs && app === null && passkeys.length === 1;
  return useRemoval<Passkey>({
    run: ({ id }, call) =>
      removeAndSignal(createClient({ freshProof }, transport).freshProof, () =>
        call(keys.removePasskey, { params: { id } }),
      ),
    success: () => PASSKEYS.removed,
    describe: PASSKEYS.removeFailed,
    question: ({ name }) => ({
      title: PASSKEYS.removal.title(name),
      text: isLast ? `${PASSKEYS.removal.text} ${PASSKEYS.removal.last}` : PASSKEYS.removal.text,
      action: PASSKEYS.remove,
    }),
  });
}
