import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { takesPasskeys } from '../../../passkeys/passkeys.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { AddInBrowser } from './add-in-browser.tsx';
import { CodeAppWindow } from './code-app-window.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';
import { ADD_PROOF } from './texts/protect-access.ts';
import { useAppSetup } from './use-codes.ts';
import { useAddPasskey } from './use-passkeys.ts';

type Props = {
  readonly keys: OwnKeys;
  /** Called once the second proof is added, and its recovery codes, shown this once, are safe. */
  readonly onDone?: () => void;
};

/**
 * Adds the signed-in user's first second proof, from the button to the recovery codes: a passkey if offered, else a
 * code app. Keep it mounted until `onDone`: codes that come with a proof are nowhere else.
 */
export function AddFirstProof({ keys, onDone }: Props) {
  const [codes, showCodes] = useState<readonly string[]>();
  const adding = useAddPasskey(({ recoveryCodes }) => recoveryCodes && showCodes(recoveryCodes));
  const { setup, isBeginning, begin, confirm, end } = useAppSetup(showCodes);
  const { passkey } = usePlatform().session;
  const inBrowser = keys.whyNot ? undefined : passkey?.inBrowser;
  const isHere = !inBrowser && takesPasskeys(keys.passkeysHere);
  const start = () => !isBeginning && begin();
  return (
    <>
      {!keys.twoProofs && (
        <>
          {inBrowser && <AddInBrowser openKeys={inBrowser.openKeys} />}
          {isHere && (
            <Button aria-disabled={adding.isBusy} onClick={() => void adding.add()}>
              {ADD_PROOF.passkey}
            </Button>
          )}
          {inBrowser || isHere ? (
            <Anchor component="button" type="button" underline="always" aria-disabled={isBeginning} onClick={start}>
              {ADD_PROOF.app}
            </Anchor>
          ) : (
            <Button aria-disabled={isBeginning} onClick={start}>
              {ADD_PROOF.app}
            </Button>
          )}
        </>
      )}
      {setup && <CodeAppWindow setup={setup} confirm={confirm} onClose={end} />}
      {codes && (
        <RecoveryCodesWindow
          codes={codes}
          onDone={() => {
            showCodes(undefined);
            onDone?.();
          }}
        />
      )}
    </>
  );
}
