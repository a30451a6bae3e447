import {
  AVATAR_MAX_BYTES,
  AVATAR_MAX_PIXELS,
  AVATAR_STYLES,
  type AvatarStyle,
  avatarAddress,
  parseAvatarAddress,
} from '@approdo/shared/domain/accounts/avatar';
import { formatMessage, type MessageOrText, say } from '@approdo/shared/words/say';
import { Dices, Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { defaultAvatar } from '../../../ui/avatar.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './avatar-field.module.css';

const JPEG_QUALITY = 0.7;

type AvatarFieldProps = {
  /** The user's name. */
  readonly name: string;
  readonly avatar: string | null;
  readonly onChange: (avatar: string | null) => void;
  readonly error: string | undefined;
};

/** One of the drawn avatars, or a picture of one's own; it is saved with the form. */
export function AvatarField({ name, avatar, onChange, error }: AvatarFieldProps) {
  const { profile, refusals } = useFurtherTexts();
  const words = profile.avatar;
  const current = avatar ?? defaultAvatar(name);
  const drawn = parseAvatarAddress(current);
  const [spareSeed] = useState(() => seedOf(current));
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
    setFault('fault' in prepared ? formatMessage(prepared.fault, refusals) : undefined);
    if ('image' in prepared) onChange(prepared.image);
  }

  return (
    <fieldset className={styles.avatar} aria-describedby={fault || error ? 'avatar-error' : undefined}>
      <legend>{words.title}</legend>
      <img src={current} alt={words.alt} width={112} height={112} />
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

/** An own picture has no seed: a new one is made. */
function seedOf(address: string): string {
  return parseAvatarAddress(address)?.seed ?? crypto.randomUUID();
}

type PreparedAvatar = { readonly image: string } | { readonly fault: MessageOrText };

/** The file as a small JPEG in a `data:` URL, or why it cannot be an avatar, yet to be worded (SPEC.md section 5). */
async function prepareAvatar(file: File, noImage: string): Promise<PreparedAvatar> {
  if (!file.type.startsWith('image/')) return { fault: noImage };
  if (file.size > AVATAR_MAX_BYTES) return { fault: say('avatarTooHeavy') };
  const bitmap = await readBitmap(file);
  if (!bitmap) return { fault: noImage };
  const { width, height } = bitmap;
  if (width > AVATAR_MAX_PIXELS || height > AVATAR_MAX_PIXELS) return { fault: say('avatarTooLarge') };
  return { image: encode(bitmap) };
}

/** Undefined if it only claims to be an image. */
async function readBitmap(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/** Transparency becomes white: a JPEG has none. */
function encode(bitmap: ImageBitmap): string {
  const scale = Math.min(1, AVATAR_MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
