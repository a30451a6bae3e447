import type { SiteFiles } from './site-files.ts';

/** Provides the files of tenants; the storage is chosen once, when the process starts. */
export type SiteFilesProvider = {
  readonly open: (place: FilePlace) => SiteFiles;
  /** Call it after every tenant is closed. */
  readonly close: () => void;
};

/** `name` identifies the tenant; `folder` is used if files are stored locally; `scratch` is a local temp folder. */
type FilePlace = { readonly name: string; readonly folder: string; readonly scratch: string };
