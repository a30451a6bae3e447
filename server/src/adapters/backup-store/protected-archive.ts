import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PROTECTED_START } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { ReadableStreamWithSize } from 'age-encryption';
import type { OnBytes } from '../copy-hashed.ts';

/**
 * Binary logarithm of scrypt's cost, as OWASP recommends it (Password Storage Cheat Sheet): 128 MiB and about a second
 * for each passphrase that is tried.
 */
const WORK_FACTOR = 17;

/** What the program `age` writes by itself: 256 MiB. More would let a file from outside take all memory. */
const WORK_FACTOR_MAX = 18;

/**
 * The whole of such a header where a passphrase is all that opens the file: salt, work factor, wrapped key, checksum.
 * Whatever else stands there is not ours, and reading it would have no bound.
 */
const HEADER =
  /^age-encryption\.org\/v1\n-> scrypt [A-Za-z0-9+/]{22} ([1-9]\d?)\n[A-Za-z0-9+/]{43}\n--- [A-Za-z0-9+/]{43}\n/;
const HEADER_MAX_BYTES = 256;

const WRONG_PASSPHRASE = 'La frase segreta non apre questo archivio';
const NOT_BY_PASSPHRASE = 'L’archivio è cifrato, ma non con una frase segreta';
const TOO_COSTLY = 'L’archivio chiede più memoria di quanta se ne può usare per aprirlo';
const DAMAGED = 'L’archivio protetto è danneggiato o incompleto';

/** Its ciphers take longer to load than all else that works on the store, which can mostly do without. */
const loadAge = () => import('age-encryption');

type Protecting = { readonly passphrase: string; readonly workFactor?: number | undefined };

/** Encrypts an archive, piece by piece, in the age format, which the program of that name opens as well. */
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

/** Whether a file says of itself that it is encrypted, which no tar does. */
export async function isProtectedArchive(path: string): Promise<boolean> {
  return (await readStart(path)).startsWith(PROTECTED_START);
}

type Unprotecting = { readonly from: string; readonly to: string; readonly passphrase: string };

/**
 * Decrypts an archive into a file. Throws an ArchiveFault where the passphrase is another, or one bit of it is missing,
 * added or changed; what was written by then is for the caller to delete.
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

/** Asked for piece by piece, so that no more of it is in memory than is being worked on. */
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

/** A piece that is not as it was written ends the stream; what the reader of it throws goes its own way. */
async function* nameFaults(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch {
    throw new ArchiveFault(DAMAGED);
  }
}
