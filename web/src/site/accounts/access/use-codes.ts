import type { AppSetup } from '@approdo/shared/contract/accounts/keys';
import { useState } from 'react';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import type { KeyChanges } from './use-key-changes.ts';

/** Shows codes the one time they can be seen. */
export type ShowCodes = (codes: readonly string[]) => void;

/** Changes the guest's code app and recovery codes. */
export function useCodes({ calls, change }: Pick<KeyChanges, 'calls' | 'change'>, onCodes: ShowCodes) {
  const texts = useFurtherTexts().access.codes;
  const [setup, setSetup] = useState<AppSetup>();
  const section = 'codes';
  const failed = texts.changeFailed;

  async function begin(): Promise<undefined> {
    setSetup(await calls.beginApp());
  }

  async function confirm(code: string): Promise<string | undefined> {
    if (!setup) return undefined;
    const { recoveryCodes } = await calls.confirmApp({ body: { setup: setup.setup, code } });
    setSetup(undefined);
    if (recoveryCodes) onCodes(recoveryCodes);
    return texts.added;
  }

  async function remove(): Promise<string> {
    await calls.removeApp();
    return texts.removed;
  }

  async function make(): Promise<undefined> {
    onCodes((await calls.makeRecoveryCodes()).recoveryCodes);
  }

  return {
    setup,
    begin: () => change({ section, run: begin, failed }),
    /** Rejects with the fault, for the form. */
    confirm: (code: string) => change({ section, run: () => confirm(code), failed, isForm: true }),
    end: () => setSetup(undefined),
    remove: () => change({ section, run: remove, failed }),
    make: () => change({ section, run: make, failed }),
  };
}
