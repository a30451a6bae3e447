/** A file on its way into a folder; into another one, or into another account, it is another upload. */
export type UploadKey = `${string}/${string}`;

/**
 * Remembers the addresses of large uploads, so that another process goes on with what this one has begun. Whoever reads
 * an address can write that one file to its end, and nothing else.
 */
export type BegunUploads = {
  readonly find: (key: UploadKey) => Promise<string | undefined>;
  readonly keep: (key: UploadKey, address: string) => Promise<void>;
  readonly drop: (key: UploadKey) => Promise<void>;
};

/** Remembers nothing: what this process has begun ends with it. */
export const forgetfulUploads: BegunUploads = {
  find: async () => undefined,
  keep: async () => undefined,
  drop: async () => undefined,
};
