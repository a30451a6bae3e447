import { Secret, TOTP } from 'otpauth';
import { connectOwner } from './api.ts';
import type { Site } from './start-site.ts';

/** Adds an authenticator app to the owner's account; returns a function for its code so many milliseconds from now. */
export async function addApp(site: Pick<Site, 'origin'>) {
  const client = await connectOwner(site);
  const { setup, secret } = await client.keys.beginApp();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  const codeAt = (inMs: number) => totp.generate({ timestamp: Date.now() + inMs });
  const { recoveryCodes = [] } = await client.keys.confirmApp({ body: { setup, code: codeAt(0) } });
  return { client, codeAt, recoveryCodes };
}
