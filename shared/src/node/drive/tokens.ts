import { z } from 'zod';

/** What is kept of a link to Google Drive. The access tokens of an hour are never kept. */
export const driveTokens = z.object({
  refreshToken: z.string().min(1),
  /** E-mail address of the Google account, where Google told it. */
  account: z.string().nullable(),
  /** True once Google has refused the token: only a new consent helps. */
  isRevoked: z.boolean(),
});
export type DriveTokens = z.output<typeof driveTokens>;

/** Keeps the tokens encrypted, as whoever runs this can. */
export type TokenStore = {
  /** Undefined where there are none, or they can no longer be decrypted. */
  readonly read: () => Promise<DriveTokens | undefined>;
  readonly write: (tokens: DriveTokens) => Promise<void>;
  readonly forget: () => Promise<void>;
};
