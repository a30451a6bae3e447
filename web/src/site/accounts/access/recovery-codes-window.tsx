import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { useEffect, useRef } from 'react';
import buttons from '../../../ui/button.module.css';
import { saveFile } from '../../forms/save-file.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './codes.module.css';
import { CopyButton } from './copy-button.tsx';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** The codes, this once: only confirming that they are safe closes it. */
export function RecoveryCodesWindow({ codes, onDone }: Props) {
  const { language, access } = useFurtherTexts();
  const texts = access.codes;
  const window = useRef<HTMLDialogElement>(null);
  useEffect(() => window.current?.showModal(), []);

  function save(): void {
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    const head = [site ?? location.host, sayInstantDate(new Date().toISOString(), language)];
    saveFile(new Blob([`${[...head, ...codes].join('\n')}\n`], { type: 'text/plain' }), texts.fileName);
  }

  return (
    <dialog
      ref={window}
      className={styles.window}
      aria-labelledby="recovery-codes-title"
      onCancel={(event) => event.preventDefault()}
      // A browser closes it at the second request without asking.
      onClose={() => window.current?.showModal()}
    >
      <h3 id="recovery-codes-title">{texts.windowTitle}</h3>
      <p>{texts.text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className={buttons.quiet} onClick={save}>
        {texts.save}
      </button>
      <CopyButton text={codes.join('\n')} />
      <button type="button" className={buttons.button} onClick={onDone}>
        {texts.done}
      </button>
    </dialog>
  );
}
