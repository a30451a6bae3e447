import type { Upload } from './endpoint.ts';

/** A statement of a bank, or a file of a portal. */
export const TABLE_UPLOAD = {
  as: 'form',
  maxBytes: 10 * 1024 ** 2,
  tooLarge: 'Il file supera 10 MB',
  tooLargeCode: 'FILE_TOO_LARGE',
} as const satisfies Upload;
