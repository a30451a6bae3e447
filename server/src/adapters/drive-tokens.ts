import { driveTokens, type TokenStore } from '@approdo/shared/node/drive/tokens';
import { createSealedValue } from './sealed-value.ts';

/** The tokens of the link to Google Drive, sealed. */
export function createDriveTokens(where: { readonly file: string; readonly secret: string }): TokenStore {
  return createSealedValue({ ...where, purpose: 'approdo: Google Drive', shape: driveTokens });
}
