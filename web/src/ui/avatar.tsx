import { avatarAddress } from '@approdo/shared/domain/accounts/avatar';
import { suggestSlug } from '@approdo/shared/domain/base/text/slug';
import styles from './avatar.module.css';

type AvatarProps = {
  readonly person: { readonly name: string; readonly avatar: string | null };
  /** Pixels. */
  readonly size: number;
};

/** The picture of somebody whose name stands beside it; by default one that is drawn from the name. */
export function Avatar({ person: { name, avatar }, size }: AvatarProps) {
  return (
    <img
      className={styles.avatar}
      src={avatar ?? defaultAvatar(name)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The same drawing for the same name. */
export function defaultAvatar(name: string): string {
  return avatarAddress({ style: 'adventurer', seed: suggestSlug(name).slice(0, 64) });
}
