import type { Passkey } from '@approdo/shared/contract/accounts/own-keys';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import buttons from '../../../ui/button.module.css';
import { Field } from '../../../ui/field.tsx';
import { textOf } from '../../forms/use-submission.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './access-section.module.css';

type Props = {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  /** Whether only the password would be left without it. */
  readonly isLast: boolean;
  /** Resolves with whether that succeeded. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => Promise<boolean>;
};

/** A passkey's details and actions; it asks before removing. */
export function PasskeyLine({ passkey, isBusy, isLast, onRename, onRemove }: Props) {
  const [doing, setDoing] = useState<'renaming' | 'removing'>();
  const { id, name } = passkey;
  const texts = useFurtherTexts().access.passkeys;
  const end = () => setDoing(undefined);
  return (
    <li>
      {doing === 'renaming' ? (
        <RenameForm name={name} onRename={onRename} onEnd={end} />
      ) : (
        <PasskeyFacts passkey={passkey} />
      )}
      {doing === undefined && (
        <div className={styles.actions}>
          <button type="button" className={buttons.quiet} aria-describedby={id} onClick={() => setDoing('renaming')}>
            {texts.rename}
          </button>
          <button
            type="button"
            className={buttons.quiet}
            aria-describedby={id}
            aria-disabled={isBusy}
            onClick={() => setDoing('removing')}
          >
            {texts.remove}
          </button>
        </div>
      )}
      {doing === 'removing' && <RemovalQuestion name={name} isLast={isLast} onRemove={onRemove} onEnd={end} />}
    </li>
  );
}

function PasskeyFacts({ passkey }: Pick<Props, 'passkey'>) {
  const { language, access } = useFurtherTexts();
  const texts = access.passkeys;
  const { id, name, isSynced, isUsableHere, rpId, createdAt, lastUsedAt } = passkey;
  const added = sayInstantDate(createdAt, language);
  return (
    <div>
      <strong id={id}>{name}</strong>
      <p>{isSynced ? texts.synced : texts.notSynced}</p>
      {!isUsableHere && <p>{texts.onlyAt(rpId)}</p>}
      <p>{lastUsedAt === null ? texts.neverUsed(added) : texts.used(added, sayInstantDate(lastUsedAt, language))}</p>
    </div>
  );
}

type RenameProps = Pick<Props, 'onRename'> & { readonly name: string; readonly onEnd: () => void };

function RenameForm({ name, onRename, onEnd }: RenameProps) {
  const texts = useFurtherTexts().access.passkeys;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function rename(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (await onRename(textOf(new FormData(event.currentTarget), 'name'))) onEnd();
  }

  return (
    <form method="post" noValidate ref={form} onSubmit={(event) => void rename(event)}>
      <Field label={texts.name} name="name" maxLength={60} defaultValue={name} required />
      <div className={styles.actions}>
        <button type="submit" className={buttons.button}>
          {texts.save}
        </button>
        <button type="button" className={buttons.quiet} onClick={onEnd}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

type QuestionProps = Pick<Props, 'isLast' | 'onRemove'> & { readonly name: string; readonly onEnd: () => void };

function RemovalQuestion({ name, isLast, onRemove, onEnd }: QuestionProps) {
  const texts = useFurtherTexts().access.passkeys;
  const wayBack = useRef<HTMLButtonElement>(null);
  useEffect(() => wayBack.current?.focus(), []);
  return (
    <fieldset className={styles.question}>
      <legend>{texts.removal(name)}</legend>
      <p>{isLast ? `${texts.removalText} ${texts.removalLast}` : texts.removalText}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.quiet} ref={wayBack} onClick={onEnd}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            onEnd();
            void onRemove();
          }}
        >
          {texts.remove}
        </button>
      </div>
    </fieldset>
  );
}
