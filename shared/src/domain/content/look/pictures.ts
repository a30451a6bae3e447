import { uploadNameOf } from '../../base/text/image-address.ts';

type IconFiles = { readonly icon: { readonly file: string } | null; readonly logo: { readonly file: string } | null };

/** The upload that the site's icons are made of; null: the site has the program's own icons. */
export function iconFileOf({ icon, logo }: IconFiles): string | null {
  return (icon ?? logo)?.file ?? null;
}

/** Whether the site has `/icon.svg`: the program's own icon and a drawing are SVG, a PNG or WebP never becomes one. */
export function hasDrawnIcon(files: IconFiles): boolean {
  return iconFileOf(files)?.endsWith('.svg') ?? true;
}

/**
 * The library file that `/share.jpg` is cropped from, by what a look shares and the address of the hero's picture.
 * Undefined where the site has no `/share.jpg`: with `PICTURE`, and where the hero's picture is no library file.
 */
export function cardPictureOf(share: string, heroImage: string): string | undefined {
  return share === 'PICTURE' ? undefined : uploadNameOf(share === 'CARD' ? heroImage : share);
}
