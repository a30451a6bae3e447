/** Local paths of a picture and its renditions while they are being made. */
export type Workbench = {
  readonly original: string;
  /** Must exist, with all renditions in it, when the work is done. */
  readonly folder: string;
};

/** The renditions of each picture, which count once the set is complete. */
export type RenditionSets = {
  /** Whether a picture's set is complete; missing sizes would be larger than the original. */
  readonly isFilled: (file: string) => Promise<boolean>;
  /** The pictures with a complete set. */
  readonly listFilled: () => Promise<ReadonlySet<string>>;
  /** Makes the renditions of a picture. Rejects if `make` does, or if there is no original. */
  readonly fill: (file: string, make: (bench: Workbench) => Promise<void>) => Promise<void>;
  /** Copies existing renditions from a local folder. */
  readonly copyIn: (file: string, folder: string) => Promise<void>;
  readonly clear: (file: string) => Promise<void>;
};
