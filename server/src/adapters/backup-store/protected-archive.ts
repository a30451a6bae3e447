import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PROTECTED_START } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { ReadableStreamWithSize } from 'age-encryption';
import type { OnBytes } from '../copy-hashed.ts';

/**
 * The binary logarithm of scrypt's cost, as OWASP recommends (Password Storage Cheat Sheet): 128 MiB and about a second
 * per tried passphrase.
 */
const WORK_FACTOR = 17;

/** The default of the program `age`: 256 MiB. More would let an uploaded file exhaust the memory. */
const WORK_FACTOR_MAX = 18;

/**
 * The complete header of a file with a passphrase as its only recipient: salt, work factor, wrapped key, checksum. Any
 * other header is refused, as parsing it would be unbounded.
 */
const HEADER =
  /^age-encryption\.org\/v1\n-> scrypt [A-Za-z0-9+/]{22} ([1-9]\d?)\n[A-Za-z0-9+/]{43}\n--- [A-Za-z0-9+/]{43}\n/;
const HEADER_MAX_BYTES = 256;

const WRONG_PASSPHRASE = 'La frase segreta non apre questo archivio';
const NOT_BY_PASSPHRASE = 'L’archivio è cifrato, ma non con una frase segreta';
const TOO_COSTLY = 'L’archivio chiede più memoria di quanta se ne può usare per aprirlo';
const DAMAGED = 'L’archivio protetto è danneggiato o incompleto';

/** Loaded on demand: its ciphers take longer to load than everything else in the worker, and are rarely needed. */
const loadAge = () => import('age-encryption');

type Protecting = { readonly passphrase: string; readonly workFactor?: number | undefined };

/** Encrypts an archive as a stream in the age format, which the program `age` can open. */
export async function protectArchive(
  content: AsyncIterable<Uint8Array>,
  { passphrase, workFactor = WORK_FACTOR }: Protecting,
): Promise<ReadableStreamWithSize> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return await encrypter.encrypt(streamOf(content));
}

/** Whether a file starts like an age file, which no tar does. */
export async function isProtectedArchive(path: string): Promise<boolean> {
  return (await readStart(path)).startsWith(PROTECTED_START);
}

type Unprotecting = { readonly from: string; readonly to: string; readonly passphrase: string };

/**
 * Decrypts an archive into a file. Throws an ArchiveFault if the passphrase is wrong, or a single bit is missing, added
 * or changed; the caller deletes what was written by then.
 */
export async function unprotectArchive({ from, to, passphrase }: Unprotecting, onBytes: OnBytes): Promise<void> {
  checkHeader(await readStart(from));
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const content = await decrypter.decrypt(streamOf(createReadStream(from))).catch((error: unknown) => {
    const isAnother = error instanceof Error && error.message.includes('no identity matched');
    throw new ArchiveFault(isAnother ? WRONG_PASSPHRASE : DAMAGED);
  });
  const target = await open(to, 'wx', 0o600);
  try {
    for await (const piece of nameFaults(content)) {
      await target.writeFile(piece);
      onBytes(piece.length);
    }
  } finally {
    await target.close();
  }
}

/** Pulled piece by piece, so that only the current piece is in memory. */
function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

function checkHeader(start: string): void {
  const workFactor = HEADER.exec(start)?.[1];
  if (workFactor === undefined) throw new ArchiveFault(start.includes('-> scrypt') ? DAMAGED : NOT_BY_PASSPHRASE);
  if (Number(workFactor) > WORK_FACTOR_MAX) throw new ArchiveFault(TOO_COSTLY);
}

async function readStart(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_MAX_BYTES), 0, HEADER_MAX_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Turns a decryption failure into an ArchiveFault; errors thrown by the consumer pass through. */
async function* nameFaults(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch {
    throw new ArchiveFault(DAMAGED);
  }
}
