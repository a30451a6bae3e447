import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { CallHandlers } from '../ipc-main.ts';
import type { MainWindow } from './main-window.ts';

/** Main's own calls wait here until the person has given a fresh proof in the window. */
export function openFreshProof({ window }: { readonly window: Pick<MainWindow, 'bringUp' | 'send'> }) {
  let pending: PromiseWithResolvers<boolean> | undefined;

  function answer(isGiven: boolean): void {
    pending?.resolve(isGiven);
    pending = undefined;
  }

  const ask: AskFreshProof = async () => {
    pending ??= Promise.withResolvers<boolean>();
    window.bringUp();
    window.send('freshProofWanted', null);
    return await pending.promise;
  };

  const calls = {
    isFreshProofWanted: async () => pending !== undefined,
    answerFreshProof: async (isGiven) => {
      answer(isGiven);
      return null;
    },
  } satisfies Partial<CallHandlers>;

  return {
    ask,
    calls,
    /** The page is gone, or another site's: nobody answers any more. */
    giveUp: () => answer(false),
  };
}
