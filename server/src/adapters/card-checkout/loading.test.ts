import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** The modules of Stripe's library that a process has loaded after running these lines, one per line. */
async function loadedAfter(lines: string): Promise<string> {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(name, context, next) {
        const found = next(name, context);
        if (found.url.includes('/node_modules/stripe/')) console.log(found.url);
        return found;
      },
    });
    ${lines}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  return stdout;
}

const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

test('the provider’s library is loaded only where it is configured', { timeout: 60_000 }, async () => {
  const starting = `await import(${moduleAt('../../start/start-site.ts')}); await import(${moduleAt('../../config/config.ts')});`;
  expect(await loadedAfter(starting)).toBe('');
  const opening = `const { openCardCheckout } = await import(${moduleAt('./open-card-checkout.ts')});
    await openCardCheckout({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', now: () => new Date() });`;
  expect(await loadedAfter(opening)).toContain('/node_modules/stripe/esm/');
});
