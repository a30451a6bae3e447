import { ECDH } from 'node:crypto';

/** The first byte of an uncompressed point (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4;

/** Whether the key is a point on the curve: otherwise no message could be encrypted. */
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
