import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSession } from '../../../session/browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './access-section.module.css';
import { AppSetupForm } from './app-setup-form.tsx';
import { ProveForm } from './prove-form.tsx';
import { type ShowCodes, useCodes } from './use-codes.ts';
import type { KeyChanges } from './use-key-changes.ts';

const FEW = 3;

type Props = {
  /** Set if it is the first of the page's parts. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly changes: KeyChanges;
  readonly onCodes: ShowCodes;
};

/** The code app and the recovery codes that stand in for it: the second proof beside the password. */
export function CodesPart({ heading, changes, onCodes }: Props) {
  const { access } = useFurtherTexts();
  const codes = useCodes(changes, onCodes);
  const message = changes.messageAt('codes');
  const promptProofs = changes.promptProofsAt('codes');
  return (
    <div className={styles.devices} aria-busy={!changes.keys && !changes.hasFailed}>
      <h3 ref={heading} tabIndex={-1}>
        {access.codes.title}
      </h3>
      {message && (
        <Banner kind={message.kind} isAnswer>
          {message.text}
        </Banner>
      )}
      {promptProofs && <ProveForm proofs={promptProofs} onAnswer={changes.answer} />}
      {codes.setup && <AppSetupForm setup={codes.setup} confirm={codes.confirm} onEnd={codes.end} />}
      {changes.keys && !codes.setup && <CodeApp changes={changes} begin={codes.begin} remove={codes.remove} />}
      {changes.keys?.twoProofs && <RecoveryCodes changes={changes} make={codes.make} />}
    </div>
  );
}

type Codes = ReturnType<typeof useCodes>;

type AppProps = Pick<Props, 'changes'> & Pick<Codes, 'begin' | 'remove'>;

function CodeApp({ changes: { keys, isBusy }, begin, remove }: AppProps) {
  const { language, access } = useFurtherTexts();
  const texts = access.codes;
  const [isRemoving, setRemoving] = useState(false);
  const app = keys?.app;
  return (
    <>
      <p>{app ? texts.since(sayInstantDate(app.since, language)) : texts.none}</p>
      {app?.isReadable === false && <p>{texts.unreadable}</p>}
      {isRemoving ? (
        <RemovalQuestion
          isLast={readSession()?.user.role === 'USER' || keys?.passkeys.length === 0}
          onRemove={() => {
            setRemoving(false);
            void remove();
          }}
          onEnd={() => setRemoving(false)}
        />
      ) : (
        <div className={styles.actions}>
          <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={() => void begin()}>
            {app ? texts.change : texts.add}
          </button>
          {app && (
            <button type="button" className={buttons.quiet} onClick={() => setRemoving(true)}>
              {access.passkeys.remove}
            </button>
          )}
        </div>
      )}
    </>
  );
}

type QuestionProps = { readonly isLast: boolean; readonly onRemove: () => void; readonly onEnd: () => void };

function RemovalQuestion({ isLast, onRemove, onEnd }: QuestionProps) {
  const { access } = useFurtherTexts();
  const wayBack = useRef<HTMLButtonElement>(null);
  useEffect(() => wayBack.current?.focus(), []);
  return (
    <fieldset className={styles.question}>
      <legend>{access.codes.removal}</legend>
      {isLast && <p>{access.passkeys.removalLast}</p>}
      <div className={styles.actions}>
        <button type="button" className={buttons.quiet} ref={wayBack} onClick={onEnd}>
          {access.passkeys.cancel}
        </button>
        <button type="button" className={buttons.quiet} onClick={onRemove}>
          {access.passkeys.remove}
        </button>
      </div>
    </fieldset>
  );
}

function RecoveryCodes({ changes: { keys, isBusy }, make }: Pick<Props, 'changes'> & Pick<Codes, 'make'>) {
  const texts = useFurtherTexts().access.codes;
  const left = keys?.recovery?.left ?? 0;
  return (
    <>
      <h3>{texts.recovery}</h3>
      <p>{texts.left(left)}</p>
      {left <= FEW && <Banner kind="note">{texts.few}</Banner>}
      <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={() => void make()}>
        {texts.make}
      </button>
    </>
  );
}
