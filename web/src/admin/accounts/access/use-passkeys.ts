import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { keys } from '@approdo/shared/contract/accounts/keys';
import type { OwnKeys, Passkey } from '@approdo/shared/contract/accounts/own-keys';
import type { NewPasskey } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import { useState } from 'react';
import { makePasskey } from '../../../passkeys/passkeys.ts';
import { removeAndTell } from '../../../passkeys/tell-removed.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useClient } from '../../session/platform-context.ts';
import { KEYS_KEY } from '../../session/query-client.ts';
import { PASSKEYS } from './texts/access.ts';

const ROWS = { keys };
const REMOVAL_ROWS = { keys, freshProof };

type Added = AnswerOf<typeof keys.addPasskey>;

/** Lets the browser make one and keeps it. Nothing is said of what the person calls off. */
export function useAddPasskey(onAdded: (added: Added) => void) {
  const client = useClient(ROWS);
  const banners = useBanners();
  const [isAsking, setAsking] = useState(false);
  const keeping = useAction({
    run: (response: NewPasskey) => client.keys.addPasskey({ body: { response } }),
    reloads: [KEYS_KEY],
    success: () => PASSKEYS.added,
    describe: (fault) => sayWhatServerSaid(fault, PASSKEYS.addFailed),
  });

  async function add(): Promise<void> {
    banners.clear();
    try {
      const made = await makePasskey((await client.keys.beginPasskey()).options);
      if (made === 'EXISTS') banners.fail({ text: PASSKEYS.exists });
      else if (made) keeping.mutate(made, { onSuccess: onAdded });
    } catch (fault) {
      banners.fail(sayWhatServerSaid(fault, PASSKEYS.addFailed));
    }
  }

  return {
    isBusy: isAsking || keeping.isPending,
    add: async () => {
      if (isAsking || keeping.isPending) return;
      setAsking(true);
      await add();
      setAsking(false);
    },
  };
}

/** For a form: it says above its field what goes wrong. */
export function useRenamePasskey() {
  const client = useClient(ROWS);
  return useAction({ run: client.keys.renamePasskey, reloads: [KEYS_KEY], success: () => PASSKEYS.renamed });
}

/** After asking, with what the account is proved by as long as it is there. */
export function useRemovePasskey({ twoProofs, app, passkeys }: OwnKeys) {
  const client = useClient(REMOVAL_ROWS);
  const isLast = twoProofs && app === null && passkeys.length === 1;
  return useRemoval<Passkey>({
    run: ({ id }) => removeAndTell(client.freshProof, () => client.keys.removePasskey({ params: { id } })),
    reloads: [KEYS_KEY],
    success: () => PASSKEYS.removed,
    describe: (fault) => sayWhatServerSaid(fault, PASSKEYS.removeFailed),
    question: ({ name }) => ({
      title: PASSKEYS.removal.title(name),
      text: isLast ? `${PASSKEYS.removal.text} ${PASSKEYS.removal.last}` : PASSKEYS.removal.text,
      action: PASSKEYS.remove,
    }),
  });
}
