import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { CallHandlers } from '../ipc-main.ts';
import type { MainWindow } from './main-window.ts';

/** Main's own calls wait here until the person has given a fresh proof in the window. */
export function openFreshProof({ window }: { readonly window: Pick<MainWindow, 'bringUp' | 'tell'> }) {
  let asked: PromiseWithResolvers<boolean> | undefined;

  function answer(isGiven: boolean): void {
    asked?.resolve(isGiven);
    asked = undefined;
  }

  const ask: AskFreshProof = async () => {
    asked ??= Promise.withResolvers<boolean>();
    window.bringUp();
    window.tell('freshProofWanted', null);
    return await asked.promise;
  };

  const calls = {
    isFreshProofWanted: async () => asked !== undefined,
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
