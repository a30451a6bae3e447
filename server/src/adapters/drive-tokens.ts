import { driveTokens, type TokenStore } from '@approdo/shared/node/drive/tokens';
import { createSealedValue } from './sealed-value.ts';
import type { OpenStoredValue } from './stored-values.ts';

/** The sealed tokens of the connection to Google Drive. */
export function createDriveTokens(where: {
  readonly openStoredValue: OpenStoredValue;
  readonly secret: string;
}): TokenStore {
  return createSealedValue({ ...where, name: 'google-drive', purpose: 'approdo: Google Drive', shape: driveTokens });
}
