import { ECDH } from 'node:crypto';

/** Of an uncompressed point (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4;

/** Whether the key is a point of the curve: with any other a message could not be encrypted. */
export function isOnCurve(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point[0] !== UNCOMPRESSED) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
