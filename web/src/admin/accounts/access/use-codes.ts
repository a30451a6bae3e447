import { type AppSetup, keys } from '@approdo/shared/contract/accounts/keys';
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { useState } from 'react';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useAction, useWrite } from '../../kit/feedback/use-action.ts';
import { CODE_APP, RECOVERY_CODES } from './texts/access.ts';

/** Shows codes the one time they can be seen. */
export type ShowCodes = (codes: readonly string[]) => void;

/** Starts an app's setup, and stores it with the code that confirms it. */
export function useAppSetup(onCodes: ShowCodes) {
  const [setup, setSetup] = useState<AppSetup>();
  const beginning = useAction({
    run: (_: undefined, call) => call(keys.beginApp),
    reloads: [],
    success: () => '',
    describe: CODE_APP.beginFailed,
  });
  const confirming = useWrite(keys.confirmApp, {
    success: () => CODE_APP.added,
  });
  return {
    setup,
    isBeginning: beginning.isPending,
    begin: () => beginning.mutate(undefined, { onSuccess: setSetup }),
    end: () => setSetup(undefined),
    confirm: async (code: string) => {
      if (!setup) return;
      const { recoveryCodes } = await confirming.mutateAsync({ body: { setup: setup.setup, code } });
      setSetup(undefined);
      if (recoveryCodes) onCodes(recoveryCodes);
    },
  };
}

/** Removes the app, after asking. */
export function useRemoveApp({ passkeys, twoProofs }: OwnKeys, isStaff: boolean) {
  const confirm = useConfirm();
  const removal = useAction({
    run: (_: undefined, call) => call(keys.removeApp),
    success: () => CODE_APP.removed,
    describe: CODE_APP.removeFailed,
  });
  const { title, text, last } = CODE_APP.removal;
  const isLast = twoProofs && (!isStaff || passkeys.length === 0);
  return {
    isRunning: removal.isPending,
    remove: async () => {
      const question = { title, text: isLast ? `${text} ${last}` : text, action: CODE_APP.remove };
      if (await confirm(question)) removal.mutate(undefined);
    },
  };
}

/** Replaces the previous codes. */
export function useMakeCodes(onCodes: ShowCodes) {
  const making = useAction({
    run: (_: undefined, call) => call(keys.makeRecoveryCodes),
    success: () => RECOVERY_CODES.made,
    describe: RECOVERY_CODES.makeFailed,
  });
  return {
    isRunning: making.isPending,
    make: () => making.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) }),
  };
}
