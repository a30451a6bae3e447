import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A new id: a UUID with 122 random bits. */
export function makeId(): string {
  return randomUUID();
}

/** A uniformly distributed integer from 0 to below the limit; cryptographically secure. */
export function drawNumber(limit: number): number {
  return randomInt(limit);
}

/** A random text of `length` of these characters, each drawn like drawNumber. */
export function drawText(characters: string, length: number): string {
  return Array.from({ length }, () => characters[drawNumber(characters.length)]).join('');
}

/** Cryptographically secure random bytes. */
export function drawBytes(size: number): Buffer {
  return randomBytes(size);
}
