import { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import { createSeal, sealed } from '../../../../adapters/seal.ts';

/** KEYS.md, 5. */
const LIFETIME_MS = 15 * 60_000;

const pendingSetup = z.object({
  /** The app's id, so that it is stored only once, and never again after it has ended. */
  id: z.string(),
  /** In base32. */
  secret: z.string(),
  expiresAt: z.iso.datetime(),
});

type PendingSetup = Omit<z.output<typeof pendingSetup>, 'expiresAt'>;

/** An app's setup travels to the browser and back, sealed for its account; stored only once a code confirms it. */
export function createAppSetups({ clock, secret }: { readonly clock: Clock; readonly secret: string }) {
  const seal = createSeal({ secret, purpose: 'approdo: apps of codes being set up', shape: pendingSetup });

  return {
    write(setup: PendingSetup, userId: string): string {
      const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS).toISOString();
      const { nonce, tag, text } = seal.seal({ ...setup, expiresAt }, userId);
      return [nonce, tag, text].join('.');
    },

    /** Undefined if it has expired, is another account's, or invalid. */
    read(written: string, userId: string): PendingSetup | undefined {
      const [nonce, tag, text] = written.split('.', 3);
      const whole = sealed.safeParse({ nonce, tag, text });
      const setup = whole.data && seal.open(whole.data, userId);
      return setup && setup.expiresAt > clock.now().toISOString() ? setup : undefined;
    },
  };
}
