/** Where a picture and its renditions are on this machine, for as long as they are worked on. */
export type Workbench = {
  readonly original: string;
  /** To be there, with all renditions in it, once the work is done. */
  readonly folder: string;
};

/** The renditions of each picture, which count once all that it is to have are there. */
export type RenditionSets = {
  /** Whether a picture has all that it is to have: what is not there then weighs more than the original. */
  readonly isFilled: (file: string) => Promise<boolean>;
  /** The pictures of which that is so. */
  readonly listFilled: () => Promise<ReadonlySet<string>>;
  /** Has the renditions of a picture made. Rejects as `make` does, and where the original is not there. */
  readonly fill: (file: string, make: (bench: Workbench) => Promise<void>) => Promise<void>;
  /** Copies renditions that lie in a folder of this machine already. */
  readonly copyIn: (file: string, folder: string) => Promise<void>;
  readonly clear: (file: string) => Promise<void>;
};
