/** The result of re-encoding a picture. */
export type MadePicture = {
  /** File name extension. */
  readonly extension: string;
  /** MIME type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
};

/** Why a file cannot be a library picture. */
export type PictureFault = 'unreadable' | 'too wide' | 'too many frames' | 'HEIC' | 'moving AVIF';

/** Why a picture cannot be an avatar. */
export type AvatarFault = 'not a picture' | 'too large';

export type MakeAnew = { readonly input: string; readonly output: string; readonly maxSide: number };
export type MakeRenditions = { readonly input: string; readonly folder: string; readonly widths: readonly number[] };

/** Re-encodes pictures. Only pixels survive: no location, no camera name, no hidden text. */
export type PictureMaker = {
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
