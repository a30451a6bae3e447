import { driveTokens, type TokenStore } from '@approdo/shared/node/drive/tokens';
import type { OpenKept } from './kept-values.ts';
import { createSealedValue } from './sealed-value.ts';

/** The tokens of the link to Google Drive, sealed. */
export function createDriveTokens(where: { readonly openKept: OpenKept; readonly secret: string }): TokenStore {
  return createSealedValue({ ...where, name: 'google-drive', purpose: 'approdo: Google Drive', shape: driveTokens });
}
