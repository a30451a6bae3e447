/** What a picture became when it was made anew. */
export type MadePicture = {
  /** Ending of its file name. */
  readonly extension: string;
  /** MIME type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
};

/** What keeps a file from being a picture of the library. */
export type PictureFault = 'unreadable' | 'too wide' | 'too many frames' | 'HEIC' | 'moving AVIF';

/** What keeps a picture from being an avatar. */
export type AvatarFault = 'not a picture' | 'too large';

export type MakeAnew = { readonly input: string; readonly output: string; readonly maxSide: number };
export type MakeRenditions = { readonly input: string; readonly folder: string; readonly widths: readonly number[] };

/** The work on pictures. Nothing but pixels survives it: no position, no name of a camera, no hidden text. */
export type PictureMaker = {
  /** Writes the picture anew in its own format, upright; HEIC, TIFF and the like become JPEG, and a moving PNG its first picture. */
  readonly makeAnew: (task: MakeAnew) => Promise<MadePicture | PictureFault>;
  /**
   * Makes `{width}.avif` and `{width}.webp` for each width, never larger than the original in pixels or bytes; the
   * folder is there when all are. An animation, and what cannot be read, gets an empty one. Called off, it rejects once
   * nothing is written any more.
   */
  readonly makeRenditions: (task: MakeRenditions, callOff?: AbortSignal) => Promise<void>;
  /** A picture, or the file that it is in, as a new JPEG of nothing but its pixels, upright; or what keeps it from being an avatar. */
  readonly makeAvatar: (picture: Buffer | string) => Promise<Buffer | AvatarFault>;
  readonly close: () => Promise<void>;
};
