import { type DriveCredentials, driveCredentials } from '@approdo/shared/contract/operations/computer-drive';
import { type DriveTokens, driveTokens, type TokenStore } from '@approdo/shared/node/drive/tokens';
import type { z } from 'zod';
import { ProblemError } from '../problem-error.ts';
import type { Vault } from '../session/vault.ts';
import { TEXTS } from '../texts.ts';

/** The secrets that link this computer to a Google Drive, in the vault only: never stored as plain text. */
export type DriveSecrets = {
  readonly findCredentials: () => Promise<DriveCredentials | undefined>;
  /** Throws a ProblemError without a keychain, as does writing tokens. */
  readonly keepCredentials: (credentials: DriveCredentials) => Promise<void>;
  readonly tokens: TokenStore;
};

const CREDENTIALS = 'google drive credentials';
const TOKENS = 'google drive tokens';

export function createDriveSecrets(vault: Vault): DriveSecrets {
  async function find<Value>(name: string, shape: z.ZodType<Value>): Promise<Value | undefined> {
    try {
      return shape.safeParse(JSON.parse((await vault.find(name)) ?? 'null')).data;
    } catch {
      return undefined;
    }
  }

  async function save(name: string, secret: unknown): Promise<void> {
    const isSaved = await vault.save(name, JSON.stringify(secret));
    if (!isSaved) throw new ProblemError({ status: 503, error: TEXTS.noKeychain });
  }

  return {
    findCredentials: () => find(CREDENTIALS, driveCredentials),
    keepCredentials: (credentials) => save(CREDENTIALS, credentials),
    tokens: {
      read: () => find(TOKENS, driveTokens),
      write: (tokens: DriveTokens) => save(TOKENS, tokens),
      forget: () => vault.drop(TOKENS),
    },
  };
}
