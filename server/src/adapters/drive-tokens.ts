import { driveTokens, type TokenStore } from '@approdo/shared/node/drive/tokens';
import type { OpenKept } from './kept-values.ts';
import { createSealedValue } from './sealed-value.ts';

/** The sealed tokens of the connection to Google Drive. */
export function createDriveTokens(where: { readonly openKept: OpenKept; readonly secret: string }): TokenStore {
  return createSealedValue({ ...where, name: 'google-drive', purpose: 'approdo: Google Drive', shape: driveTokens });
}
