import { z } from 'zod';

/** The stored part of a link to Google Drive. Access tokens, valid for an hour, are never stored. */
export const driveTokens = z.object({
  refreshToken: z.string().min(1),
  /** E-mail address of the Google account, where Google gave it. */
  account: z.string().nullable(),
  /** True once Google has refused the token: only a new consent helps. */
  isRevoked: z.boolean(),
});
export type DriveTokens = z.output<typeof driveTokens>;

/** Stores the tokens encrypted; each app has its own way. */
export type TokenStore = {
  /** Undefined where there are none, or they can no longer be decrypted. */
  readonly read: () => Promise<DriveTokens | undefined>;
  readonly write: (tokens: DriveTokens) => Promise<void>;
  readonly forget: () => Promise<void>;
};
