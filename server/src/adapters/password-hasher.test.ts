import { afterEach, describe, expect, test } from 'vitest';
import { createPasswordHasher, HasherOverloadedError, type PasswordHasher } from './password-hasher.ts';

let hasher: PasswordHasher;
afterEach(() => hasher.close());

describe('a password', () => {
  test('matches its own hash and no other', async () => {
    hasher = createPasswordHasher({ cost: 4 });
    const hash = await hasher.hash('perché 🐚');
    expect(hash).toMatch(/^\$2b\$04\$/);
    expect(await hasher.matches('perché 🐚', hash)).toBe(true);
    expect(await hasher.matches('perche 🐚', hash)).toBe(false);
    expect(await hasher.hash('perché 🐚')).not.toBe(hash);
  });

  test('never matches where there is no account, and is hashed all the same', async () => {
    hasher = createPasswordHasher({ cost: 9 });
    const hash = await hasher.hash('segreto');
    const timeOf = async (known: string | undefined) => {
      const start = performance.now();
      expect(await hasher.matches('sbagliato', known)).toBe(false);
      return performance.now() - start;
    };
    const known = Math.min(await timeOf(hash), await timeOf(hash), await timeOf(hash));
    // Without hashing it would take a hundredth; a busy machine may halve or double the time.
    expect(await timeOf(undefined)).toBeGreaterThan(known / 10);
  });

  test('of more bytes than bcrypt reads never matches by its beginning', async () => {
    hasher = createPasswordHasher({ cost: 4 });
    const hash = await hasher.hash('a'.repeat(72));
    expect(await hasher.matches('a'.repeat(72), hash)).toBe(true);
    expect(await hasher.matches('a'.repeat(73), hash)).toBe(false);
  });
});

describe('the hasher', () => {
  test('leaves the event loop free', async () => {
    hasher = createPasswordHasher({ cost: 11 });
    await hasher.hash('warm');
    let ticks = 0;
    let isDone = false;
    const work = hasher.hash('segreto').finally(() => {
      isDone = true;
    });
    while (!isDone) {
      ticks += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await work;
    expect(ticks).toBeGreaterThan(100);
  });

  test('turns away what it could not do in good time', async () => {
    hasher = createPasswordHasher({ cost: 8, longestQueue: 2 });
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => hasher.hash('segreto')));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(14);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(HasherOverloadedError);
    await expect(hasher.hash('segreto')).resolves.toBeDefined();
  });
});
