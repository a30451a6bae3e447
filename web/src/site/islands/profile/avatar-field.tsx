import {
  AVATAR_STYLES,
  type AvatarStyle,
  avatarAddress,
  parseAvatarAddress,
} from '@approdo/shared/domain/account/avatar';
import { word } from '@approdo/shared/words/say';
import { Dices, Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { defaultAvatar } from '../../../ui/avatar.tsx';
import buttons from '../../../ui/button.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './avatar-field.module.css';
import { prepareAvatar } from './prepare-avatar.ts';

type AvatarFieldProps = {
  /** Whose it is. */
  readonly name: string;
  readonly avatar: string | null;
  readonly onChange: (avatar: string | null) => void;
  readonly error: string | undefined;
};

/** One of the drawn avatars, or a picture of one's own; it is kept when the form is saved. */
export function AvatarField({ name, avatar, onChange, error }: AvatarFieldProps) {
  const { profile, refusals } = useTexts();
  const words = profile.avatar;
  const shown = avatar ?? defaultAvatar(name);
  const drawn = parseAvatarAddress(shown);
  const [spareSeed] = useState(() => seedOf(shown));
  const [fault, setFault] = useState<string>();
  const seed = drawn?.seed ?? spareSeed;

  function choose(style: AvatarStyle, from = seed): void {
    setFault(undefined);
    onChange(avatarAddress({ style, seed: from }));
  }

  async function takeFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const prepared = await prepareAvatar(file, words.noImage);
    setFault('fault' in prepared ? word(prepared.fault, refusals) : undefined);
    if ('image' in prepared) onChange(prepared.image);
  }

  return (
    <fieldset className={styles.avatar} aria-describedby={fault || error ? 'avatar-error' : undefined}>
      <legend>{words.title}</legend>
      <img src={shown} alt={words.alt} width={112} height={112} />
      <div className={styles.choice}>
        <div className={styles.styles}>
          {AVATAR_STYLES.map((style) => (
            <button key={style} type="button" aria-pressed={style === drawn?.style} onClick={() => choose(style)}>
              <img src={avatarAddress({ style, seed })} alt="" width={48} height={48} />
              {style}
            </button>
          ))}
        </div>
        <div className={styles.ways}>
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => choose(drawn?.style ?? AVATAR_STYLES[0], crypto.randomUUID())}
          >
            <Dices aria-hidden="true" />
            {words.another}
          </button>
          <label className={`${buttons.quiet} ${styles.upload}`}>
            <Upload aria-hidden="true" />
            {words.upload}
            <input type="file" accept="image/*" onChange={takeFile} />
          </label>
          {avatar && (
            <button type="button" className={buttons.quiet} onClick={() => onChange(null)}>
              {words.remove}
            </button>
          )}
        </div>
        {(fault || error) && (
          <p className={styles.error} id="avatar-error" role="alert">
            {fault ?? error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** That of a picture of one's own is a new one. */
function seedOf(address: string): string {
  return parseAvatarAddress(address)?.seed ?? crypto.randomUUID();
}
