/** Styles of the avatars that the site draws (SPEC.md section 9); the first is the default. */
export const AVATAR_STYLES = ['adventurer', 'avataaars', 'bottts', 'personas'] as const;

export type AvatarStyle = (typeof AVATAR_STYLES)[number];

/** A drawn avatar never changes: style and seed determine it. */
export type DrawnAvatar = { readonly style: AvatarStyle; readonly seed: string };

/** Maximum size of an uploaded avatar, in bytes (SPEC.md section 5). */
export const AVATAR_MAX_BYTES = 5 * 2 ** 20;
/** A larger picture travels as a file instead of within JSON. */
export const AVATAR_INLINE_MAX_BYTES = 2 ** 20;
export const AVATAR_MAX_PIXELS = 1000;

const ADDRESS = new RegExp(`^/api/avatars/(${AVATAR_STYLES.join('|')})/([a-zA-Z0-9-]{1,64})\\.svg$`);

/** The address where the site draws it; a seed is 1 to 64 letters, digits and hyphens. */
export function avatarAddress({ style, seed }: DrawnAvatar): string {
  return `/api/avatars/${style}/${seed}.svg`;
}

/** The drawn avatar at an address; undefined if the site draws none there. */
export function parseAvatarAddress(address: string): DrawnAvatar | undefined {
  const [, name, seed] = ADDRESS.exec(address) ?? [];
  const style = AVATAR_STYLES.find((known) => known === name);
  return style && seed ? { style, seed } : undefined;
}
