import { makePasskey } from '../../../passkeys/passkeys.ts';
import { removeAndSignal } from '../../../passkeys/signal-removed.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { proofCalls } from './access-client.ts';
import type { ShowCodes } from './use-codes.ts';
import type { KeyChanges } from './use-key-changes.ts';

/** Changes the guest's passkeys. */
export function usePasskeys({ calls, change }: Pick<KeyChanges, 'calls' | 'change'>, onCodes: ShowCodes) {
  const texts = useFurtherTexts().access.passkeys;
  const section = 'passkeys';

  async function add(): Promise<string | undefined> {
    const made = await makePasskey((await calls.beginPasskey()).options);
    if (made === undefined) return undefined;
    if (made === 'EXISTS') return texts.exists;
    const { recoveryCodes } = await calls.addPasskey({ body: { response: made } });
    if (recoveryCodes) onCodes(recoveryCodes);
    return texts.added;
  }

  return {
    add: () => change({ section, run: add, failed: texts.addFailed }),
    rename: (id: string, name: string) =>
      change({
        section,
        run: async () => {
          await calls.renamePasskey({ params: { id }, body: { name } });
          return undefined;
        },
        failed: texts.changeFailed,
      }),
    remove: (id: string) =>
      change({
        section,
        run: async () => {
          await removeAndSignal(proofCalls, () => calls.removePasskey({ params: { id } }));
          return texts.removed;
        },
        failed: texts.changeFailed,
      }),
  };
}
