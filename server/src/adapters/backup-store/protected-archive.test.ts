import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isProtectedArchive, protectArchive, unprotectArchive } from './protected-archive.ts';

/** A low work factor: with the real one each example would take two seconds. */
const WORK_FACTOR = 2;

const PASSPHRASE = 'limoni e vento di mare';

/** The bytes encrypted at a time, and the overhead. */
const CHUNK = 64 * 1024;
const SEALED_CHUNK = CHUNK + 16;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-protected-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function protect(content: Uint8Array, passphrase = PASSPHRASE): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const stream = await protectArchive(splitUp(content), { passphrase, workFactor: WORK_FACTOR });
  for await (const piece of stream) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  expect(stream.size(content.length)).toBe(whole.length);
  return whole;
}

async function unprotect(archive: Uint8Array, passphrase = PASSPHRASE): Promise<Buffer> {
  const from = join(folder, 'archive.tar.age');
  const to = join(folder, 'archive.tar');
  rmSync(to, { force: true });
  writeFileSync(from, archive);
  await unprotectArchive({ from, to, passphrase }, () => undefined);
  return readFileSync(to);
}

/** Pieces with arbitrary boundaries. */
async function* splitUp(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 100_003) yield content.subarray(at, at + 100_003);
}

function someBytes(length: number): Buffer {
  return Buffer.from(new Uint8Array(length).map((_, at) => (at * 7 + (at >> 8)) % 256));
}

/** Sizes at and around chunk boundaries. */
const someSize = fc.oneof(
  fc.constantFrom(0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 1),
  fc.nat(4 * CHUNK),
);

it('what was protected is what it was, whatever its size', async () => {
  await fc.assert(
    fc.asyncProperty(someSize, async (size) => {
      const content = someBytes(size);
      expect((await unprotect(await protect(content))).equals(content)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it('a guess at the passphrase costs, in earnest, what OWASP recommends', async () => {
  const stream = await protectArchive(splitUp(someBytes(10)), { passphrase: PASSPHRASE });
  const { value } = await stream.getReader().read();
  expect(Buffer.from(value ?? []).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/);
});

it('another passphrase does not open it, and that is said', async () => {
  const archive = await protect(someBytes(1000));
  await expect(unprotect(archive, 'limoni e vento di terra')).rejects.toThrow(
    new ArchiveFault('La frase segreta non apre questo archivio'),
  );
});

it('a protected archive is told from a plain one', async () => {
  const archive = join(folder, 'archive');
  writeFileSync(archive, await protect(someBytes(10)));
  expect(await isProtectedArchive(archive)).toBe(true);
  writeFileSync(archive, someBytes(1024));
  expect(await isProtectedArchive(archive)).toBe(false);
  writeFileSync(archive, '');
  expect(await isProtectedArchive(archive)).toBe(false);
});

it('no more is read ahead than is being worked on', async () => {
  let read = 0;
  async function* content() {
    for (; read < 1000; read += 1) yield Buffer.alloc(CHUNK);
  }
  const reader = (await protectArchive(content(), { passphrase: PASSPHRASE, workFactor: WORK_FACTOR })).getReader();
  await reader.read();
  for (let round = 0; round < 100; round += 1) await nextTurn();
  expect(read).toBeLessThan(10);
  await reader.cancel();
});

describe('refused is', () => {
  const content = someBytes(2 * CHUNK + 500);
  let archive: Buffer;
  let payload: number;
  beforeEach(async () => {
    archive = await protect(content);
    payload = archive.length - (content.length + 3 * 16);
  });

  const refuses = async (damaged: Uint8Array) => {
    await expect(unprotect(damaged)).rejects.toBeInstanceOf(ArchiveFault);
  };

  it('one with any bit of it changed', async () => {
    const somewhere = fc.oneof(fc.nat(payload - 1), fc.nat(archive.length - 1));
    await fc.assert(
      fc.asyncProperty(somewhere, fc.nat(7), async (at, bit) => {
        const damaged = Buffer.from(archive);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
        await refuses(damaged);
      }),
    );
  });

  it('one that was cut, wherever it was', async () => {
    const ends = [payload, payload + SEALED_CHUNK, payload + 2 * SEALED_CHUNK, archive.length - 1];
    const somewhere = fc.oneof(fc.constantFrom(...ends), fc.nat(archive.length - 1));
    await fc.assert(fc.asyncProperty(somewhere, async (end) => refuses(archive.subarray(0, end))));
  });

  it('one with something after it', async () => {
    await refuses(Buffer.concat([archive, Buffer.alloc(1)]));
    await refuses(Buffer.concat([archive, archive.subarray(payload)]));
    await refuses(Buffer.concat([archive, archive]));
  });

  it('one whose pieces were put in another order, or one of them left out', async () => {
    const head = archive.subarray(0, payload);
    const first = archive.subarray(payload, payload + SEALED_CHUNK);
    const second = archive.subarray(payload + SEALED_CHUNK, payload + 2 * SEALED_CHUNK);
    const last = archive.subarray(payload + 2 * SEALED_CHUNK);
    await refuses(Buffer.concat([head, second, first, last]));
    await refuses(Buffer.concat([head, first, last]));
    await refuses(Buffer.concat([head, second, last]));
    await refuses(Buffer.concat([head, first, first, second, last]));
  });

  it.each([19, 20, 30, 63, 99])(
    'one that asks for 2 to the power of %i of work, before any is done',
    async (factor) => {
      const costly = archive.toString('latin1').replace(/(?<=^-> scrypt \S+ )\d+$/m, String(factor));
      await expect(unprotect(Buffer.from(costly, 'latin1'))).rejects.toThrow('più memoria');
    },
  );

  it.each([
    ['for a key instead of a passphrase', '-> X25519 AAAA\nAAAA\n--- AAAA\n', 'non con una frase segreta'],
    ['with a header that does not end', `-> scrypt ${'A'.repeat(1_000_000)}`, 'danneggiato'],
    ['with more than one way in', `-> scrypt ${'A'.repeat(22)} 2\n${'A'.repeat(43)}\n-> x y\n\n--- `, 'danneggiato'],
  ])('one %s', async (_, header, fault) => {
    await expect(unprotect(Buffer.from(`age-encryption.org/v1\n${header}`))).rejects.toThrow(fault);
  });
});
