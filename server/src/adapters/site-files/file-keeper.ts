import type { SiteFiles } from './site-files.ts';

/** Keeps the files of tenants; where, is decided once, where the process starts. */
export type FileKeeper = {
  readonly open: (place: FilePlace) => SiteFiles;
  /** Once every tenant is closed. */
  readonly close: () => void;
};

/** `name` tells tenants apart. `folder` is for a keeper of folders; `scratch` is one of this machine, for what is being made. */
type FilePlace = { readonly name: string; readonly folder: string; readonly scratch: string };
