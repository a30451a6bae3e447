/** A post or page. Its `content` is HTML whose pictures, galleries and links still name the old site. */
export type PostFacts = {
  readonly slug: string;
  readonly title: string;
  /** An instant; null where the file tells none. */
  readonly date: string | null;
  readonly isPublished: boolean;
  readonly excerpt: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** References of pictures, as PictureFacts names them, in the order in which they may be the cover. */
  readonly covers: readonly string[];
  /** Further pictures of the text. */
  readonly pictures: readonly string[];
  readonly galleries: readonly { readonly placeholder: string; readonly pictures: readonly string[] }[];
  /** Old paths that lead here, `/2021/05/nome/` and `/?p=12`. */
  readonly oldPaths: readonly string[];
  /** Visible characters of the text, counted up to 1,000. */
  readonly textLength: number;
};

/** A picture of the old site; `reference` is its address without the size, or its path in the zip. */
export type PictureFacts = {
  readonly reference: string;
  /** Where it may be had, widest first; none where the file does not tell the site's address. */
  readonly addresses: readonly string[];
  /** Its paths in a zip of the uploads folder, widest first. */
  readonly zipPaths: readonly string[];
  readonly caption: string;
  readonly alt: string;
  readonly oldPath: string | null;
};

/** The hosts of the old site without `www.`, and its home page; where the file tells none, both end in `.invalid`. */
export type SiteFacts = { readonly hosts: readonly string[]; readonly home: string };
