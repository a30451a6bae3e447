import { reasonOf } from '@approdo/shared/client';
import { type Erasure, personalDataCalls } from '@approdo/shared/contract/operations/personal-data';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { useEffect, useRef, useState } from 'react';
import { clearSession, readSession } from '../../../session/browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { ProveForm } from '../../accounts/access/prove-form.tsx';
import { useProvedClient } from '../../accounts/access/use-proved-client.ts';
import { saveFile } from '../../forms/save-file.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import type { DataAction } from './data-action.ts';
import styles from './own-data.module.css';

const ROWS = { personalData: personalDataCalls };

type Props = { readonly action: DataAction; readonly onCancel: () => void };

/** Downloads a guest's own data, or erases it once she has confirmed; both ask for a fresh proof first. */
export function OwnDataParts({ action, onCancel }: Props) {
  const { ownData, forms } = useFurtherTexts();
  const { client, promptProofs, answer } = useProvedClient(ROWS);
  const work = useOwnData(client, action);

  if (promptProofs) return <ProveForm proofs={promptProofs} onAnswer={answer} />;
  if (work.erasure) return <ErasureReport erasure={work.erasure} />;
  return (
    <>
      {work.failure && (
        <Banner kind="error" isAnswer>
          {work.failure}
        </Banner>
      )}
      {work.isBusy && <Banner kind="note">{forms.moment}</Banner>}
      {action === 'ERASE' && (
        <ErasureConfirmation
          isBusy={work.isBusy}
          onCancel={onCancel}
          onConfirm={work.erase}
          title={ownData.sure}
          text={ownData.sureText}
        />
      )}
    </>
  );
}

type Client = ReturnType<typeof useProvedClient<typeof ROWS>>['client'];

function useOwnData({ personalData }: Client, action: DataAction) {
  const { ownData } = useFurtherTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [erasure, setErasure] = useState<Erasure>();
  const hasBegun = useRef(false);

  async function run(work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await work().catch((cause: unknown) => setFailure(reasonOf(cause) ?? failed));
    setBusy(false);
  }

  const save = () =>
    run(async () => {
      saveFile(await personalData.mine(), ownData.fileName(todayInRome(new Date())));
    }, ownData.saveFailed);

  const erase = () =>
    run(async () => {
      const email = readSession()?.user.email ?? '';
      setErasure(await personalData.eraseMine({ body: { email } }));
    }, ownData.eraseFailed);

  useEffect(() => {
    if (action !== 'SAVE' || hasBegun.current) return;
    hasBegun.current = true;
    void save();
  });

  return { isBusy, failure, erasure, erase: () => void (isBusy || erase()) };
}

type ErasureConfirmationProps = {
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation of what cannot be undone; the focus starts on the question. */
function ErasureConfirmation({ title, text, isBusy, onConfirm, onCancel }: ErasureConfirmationProps) {
  const { ownData } = useFurtherTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {ownData.cancel}
        </button>
        <button type="button" className={buttons.button} aria-disabled={isBusy} onClick={onConfirm}>
          {ownData.erase}
        </button>
      </div>
    </div>
  );
}

/** The session ended with the account: the page stays until she has read what is retained. */
function ErasureReport({ erasure: { kept } }: { readonly erasure: Erasure }) {
  const { ownData, language } = useFurtherTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {ownData.erased}
      </h3>
      {kept.length > 0 && (
        <>
          <p>{ownData.retained}</p>
          <ul>
            {kept.map(({ what, why, until }) => (
              <li key={what}>{ownData.retainedThing(what, why, sayLocalDate(until, language))}</li>
            ))}
          </ul>
        </>
      )}
      <a className={buttons.button} href={addressIn(language, '/')} onClick={clearSessionOnLeave}>
        {ownData.leave}
      </a>
    </div>
  );
}

/** Otherwise the page would lead to signing in at once, with nothing read. */
function clearSessionOnLeave(): void {
  addEventListener('pagehide', clearSession, { once: true });
}
