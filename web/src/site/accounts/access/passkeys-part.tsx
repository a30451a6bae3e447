import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import type { RefObject } from 'react';
import { takesPasskeys } from '../../../passkeys/passkeys.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './access-section.module.css';
import { PasskeyLine } from './passkey-line.tsx';
import { ProveForm } from './prove-form.tsx';
import type { ShowCodes } from './use-codes.ts';
import type { KeyChanges } from './use-key-changes.ts';
import { usePasskeys } from './use-passkeys.ts';

const MAX_PASSKEYS = 10;

type PartProps = {
  /** Set if it is the first of the page's parts. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly changes: KeyChanges;
  readonly onCodes: ShowCodes;
};

/** The passkeys that sign the guest in without a password. */
export function PasskeysPart({ heading, changes, onCodes }: PartProps) {
  const { access } = useFurtherTexts();
  const { keys, hasFailed, isBusy, answer } = changes;
  const actions = usePasskeys(changes, onCodes);
  const message = changes.messageAt('passkeys');
  const promptProofs = changes.promptProofsAt('passkeys');

  return (
    <div className={styles.devices} aria-busy={!keys && !hasFailed}>
      <h3 ref={heading} tabIndex={-1}>
        {access.passkeys.title}
      </h3>
      <p>{access.passkeys.hint}</p>
      {message && (
        <Banner kind={message.kind} isAnswer>
          {message.text}
        </Banner>
      )}
      {promptProofs && <ProveForm proofs={promptProofs} onAnswer={answer} />}
      {keys && <Passkeys keys={keys} isBusy={isBusy} {...actions} />}
    </div>
  );
}

type PasskeysProps = { readonly keys: OwnKeys; readonly isBusy: boolean } & ReturnType<typeof usePasskeys>;

function Passkeys({ keys, isBusy, add, rename, remove }: PasskeysProps) {
  const texts = useFurtherTexts().access.passkeys;
  const { passkeys, passkeysHere, whyNot } = keys;
  const isFull = passkeys.length >= MAX_PASSKEYS;
  const isLast = keys.twoProofs && keys.app === null && passkeys.length === 1;
  return (
    <>
      {passkeys.length === 0 && <p>{texts.none}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey.id}
            passkey={passkey}
            isBusy={isBusy}
            isLast={isLast}
            onRename={(name) => rename(passkey.id, name)}
            onRemove={() => remove(passkey.id)}
          />
        ))}
      </ul>
      {whyNot && <p>{texts.whyNot[whyNot]}</p>}
      {isFull && <p>{texts.full(MAX_PASSKEYS)}</p>}
      {takesPasskeys(passkeysHere) && !isFull && (
        <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={() => void add()}>
          {texts.add}
        </button>
      )}
    </>
  );
}
