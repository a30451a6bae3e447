/** Identifies the upload of a file into a folder; folder ids differ between accounts. */
export type UploadKey = `${string}/${string}`;

/**
 * Stores the session addresses of large uploads, so that another process can resume them. An address lets its reader
 * finish writing that one file, and nothing else.
 */
export type ResumableUploads = {
  readonly find: (key: UploadKey) => Promise<string | undefined>;
  readonly keep: (key: UploadKey, address: string) => Promise<void>;
  readonly drop: (key: UploadKey) => Promise<void>;
};

/** Stores nothing: uploads end with the process. */
export const transientUploads: ResumableUploads = {
  find: async () => undefined,
  keep: async () => undefined,
  drop: async () => undefined,
};
