import { makePasskey } from '../../../passkeys/passkeys.ts';
import { removeAndTell } from '../../../passkeys/tell-removed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { keyCalls, proofCalls } from './access-client.ts';
import type { ShowCodes } from './use-codes.ts';
import type { KeyChanges } from './use-key-changes.ts';

/** What changes the passkeys of the guest. */
export function usePasskeys({ change }: Pick<KeyChanges, 'change'>, onCodes: ShowCodes) {
  const texts = useTexts().access.passkeys;
  const place = 'passkeys';

  async function add(): Promise<string | undefined> {
    const made = await makePasskey((await keyCalls.beginPasskey()).options);
    if (made === undefined) return undefined;
    if (made === 'EXISTS') return texts.exists;
    const { recoveryCodes } = await keyCalls.addPasskey({ body: { response: made } });
    if (recoveryCodes) onCodes(recoveryCodes);
    return texts.added;
  }

  return {
    add: () => change({ place, run: add, failed: texts.addFailed }),
    rename: (id: string, name: string) =>
      change({
        place,
        run: async () => {
          await keyCalls.renamePasskey({ params: { id }, body: { name } });
          return undefined;
        },
        failed: texts.changeFailed,
      }),
    remove: (id: string) =>
      change({
        place,
        run: async () => {
          await removeAndTell(proofCalls, () => keyCalls.removePasskey({ params: { id } }));
          return texts.removed;
        },
        failed: texts.changeFailed,
      }),
  };
}
