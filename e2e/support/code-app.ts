import { Secret, TOTP } from 'otpauth';
import { connectOwner } from './api.ts';
import type { Site } from './start-site.ts';

/** The owner's account gets an app of codes; what that shows so many milliseconds from now. Her session then has a fresh proof. */
export async function addApp(site: Pick<Site, 'origin'>) {
  const client = await connectOwner(site);
  const { setup, secret } = await client.keys.beginApp();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  const codeAt = (inMs: number) => totp.generate({ timestamp: Date.now() + inMs });
  const { recoveryCodes = [] } = await client.keys.confirmApp({ body: { setup, code: codeAt(0) } });
  return { client, codeAt, recoveryCodes };
}
