import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AvatarStyle, DrawnAvatar } from '@approdo/shared/domain/accounts/avatar';
import { Avatar, Style } from '@dicebear/core';

const { resolve } = createRequire(import.meta.url);

/** Draws avatars as SVG, the same for the same seed; each names its style's artist and licence in its metadata. */
export function createAvatarArtist(): (avatar: DrawnAvatar) => string {
  const styles = new Map<AvatarStyle, ReturnType<typeof readStyle>>();
  return ({ style: name, seed }) => {
    const style = styles.get(name) ?? readStyle(name);
    styles.set(name, style);
    return new Avatar(style, { seed }).toString();
  };
}

/** A style is some hundred kilobytes of shapes, so it is read on first use. */
function readStyle(name: AvatarStyle) {
  return new Style(JSON.parse(readFileSync(resolve(`@dicebear/styles/${name}.json`), 'utf8')));
}
