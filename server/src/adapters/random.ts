import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** What something new is known by: a UUID of 122 random bits, as no two are. */
export function makeId(): string {
  return randomUUID();
}

/** A whole number from 0 to below the limit, each as likely as any other; nobody can tell which is next. */
export function drawNumber(limit: number): number {
  return randomInt(limit);
}

/** So many of these characters, each drawn as drawNumber does. */
export function drawText(characters: string, length: number): string {
  return Array.from({ length }, () => characters[drawNumber(characters.length)]).join('');
}

/** Bytes that nobody can guess. */
export function drawBytes(size: number): Buffer {
  return randomBytes(size);
}
