import { isSecureLink } from './link.ts';

const UPLOAD_ADDRESS = /^\/uploads\/([A-Za-z0-9][A-Za-z0-9._-]{0,199})$/;

/** Whether a picture may be shown from there: a file of the library (`/uploads/…`) or an https address. */
export function isImageAddress(text: string): boolean {
  return uploadNameOf(text) !== undefined || isSecureLink(text);
}

/** The library file that an address names; undefined where it names none. */
export function uploadNameOf(address: string): string | undefined {
  return UPLOAD_ADDRESS.exec(address)?.[1];
}
