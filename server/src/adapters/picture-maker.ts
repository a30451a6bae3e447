import type { LogoHint } from '@approdo/shared/domain/content/look/logo';

/** The result of re-encoding a picture. */
export type MadePicture = {
  /** File name extension. */
  readonly extension: string;
  /** MIME type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
};

/** A logo made anew. The sides of a drawing are those of its `viewBox`, scaled to between 200 and 2000 if outside. */
export type MadeLogo = MadePicture & { readonly hints: readonly LogoHint[] };

/** Why a file cannot be a library picture. */
export type PictureFault = 'unreadable' | 'too wide' | 'too heavy' | 'too many frames' | 'HEIC' | 'moving AVIF';

/** Why a picture cannot be an avatar. */
export type AvatarFault = 'not a picture' | 'too large';

/** Why a file cannot be a logo or an icon; `unsafe` and `no size` are faults of a drawing. */
export type LogoFault = 'unsupported' | 'unreadable' | 'too wide' | 'unsafe' | 'no size';

export type MakeAnew = {
  readonly input: string;
  readonly output: string;
  readonly maxSide: number;
  /** A larger picture is scaled down to both limits; without it, a wider one is refused. */
  readonly maxBytes?: number;
};
export type MakeRenditions = { readonly input: string; readonly folder: string; readonly widths: readonly number[] };
export type ReadLogo = { readonly input: string; readonly output: string; readonly as: 'LOGO' | 'ICON' };
export type MakeIcons = { readonly input: string; readonly folder: string };
/** `height` as shown, in CSS pixels. */
export type MakeMark = { readonly input: string; readonly output: string; readonly height: number };
/** `picture` is a file of the library. */
export type MakeCard = { readonly picture: string; readonly logo?: string | undefined; readonly output: string };

/** Re-encodes pictures. Only pixels survive: no location, no camera name, no hidden text. */
export type PictureMaker = LogoMaker & {
  /** Re-encodes a picture upright in its format; HEIC, TIFF and such become JPEG, an animated PNG its first frame. */
  readonly makeAnew: (task: MakeAnew) => Promise<MadePicture | PictureFault>;
  /**
   * Makes `{width}.avif` and `{width}.webp` for each width, never larger than the original in pixels or bytes; the
   * folder appears once all are made. Animations and unreadable pictures get an empty folder. When aborted, it rejects
   * once nothing is being written any more.
   */
  readonly makeRenditions: (task: MakeRenditions, callOff?: AbortSignal) => Promise<void>;
  /** Re-encodes a picture, given as bytes or a path, as an upright JPEG; or says why it cannot be an avatar. */
  readonly makeAvatar: (picture: Buffer | string) => Promise<Buffer | AvatarFault>;
  readonly close: () => Promise<void>;
};

/** What is made of a logo or an icon, which is an SVG, PNG or WebP. An output appears once it is complete. */
type LogoMaker = {
  /** Cleans an SVG, or re-encodes a PNG or WebP at most 800 pixels wide with its transparency. */
  readonly readLogo: (task: ReadLogo) => Promise<MadeLogo | LogoFault>;
  /** Makes `icon-192.png`, `icon-512.png` (maskable), `apple-touch-icon.png` and `favicon.ico`. */
  readonly makeIcons: (task: MakeIcons) => Promise<'made' | 'unreadable'>;
  /** Makes a PNG for letters and papers, at twice the height, in at most 40 KB; a small picture is not enlarged. */
  readonly makeMark: (task: MakeMark) => Promise<MadePicture | 'unreadable'>;
  /** Makes a JPEG of 1200 × 630 pixels in at most 200 KB: the picture cropped, with the logo, if given, on paper. */
  readonly makeCard: (task: MakeCard) => Promise<MadePicture | 'unreadable'>;
};
