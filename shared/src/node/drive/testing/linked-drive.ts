import { createHash, randomBytes } from 'node:crypto';
import type { LocalObject } from '../drive-object.ts';
import { createDriveStore } from '../drive-store.ts';
import { createDriveLink, type DriveLink } from '../link.ts';
import type { ResumableUploads } from '../resumable-uploads.ts';
import type { DriveTokens, TokenStore } from '../tokens.ts';
import { type DriveStandIn, startDriveStandIn } from './drive-stand-in.ts';

type Options = NonNullable<Parameters<typeof startDriveStandIn>[0]>;

/** The minimum that Drive allows. */
const PIECE_BYTES = 256 * 1024;

export const REDIRECT_URI = 'https://casa.example/api/backup/drive/callback';

/** Tokens that last as long as the test. */
export function createMemoryTokens(): TokenStore {
  let stored: DriveTokens | undefined;
  return {
    read: async () => stored,
    write: async (tokens) => {
      stored = tokens;
    },
    forget: async () => {
      stored = undefined;
    },
  };
}

function createMemoryUploads(): ResumableUploads {
  const stored = new Map<string, string>();
  return {
    find: async (key) => stored.get(key),
    keep: async (key, address) => void stored.set(key, address),
    drop: async (key) => void stored.delete(key),
  };
}

/** A link to a stand-in, not linked yet, that does not wait between retries. */
export function createTestLink(google: DriveStandIn, tokens = createMemoryTokens()): DriveLink {
  const { credentials, addresses } = google;
  return createDriveLink({ credentials, addresses, tokens, wait: async () => undefined, pieceBytes: PIECE_BYTES });
}

/** The owner consents. */
export async function consentTo(google: DriveStandIn, link: DriveLink): Promise<void> {
  const { url, verifier } = await link.begin({ redirectUri: REDIRECT_URI, state: 'stato' });
  const back = await google.consent(url);
  await link.finish({ code: back.searchParams.get('code') ?? '', verifier, redirectUri: REDIRECT_URI });
}

/** A stand-in, a link to it and a store in it. */
export async function startLinkedDrive(options: Options = {}) {
  const google = await startDriveStandIn(options);
  const link = createTestLink(google);
  await consentTo(google, link);
  const uploads = createMemoryUploads();
  const openStore = () =>
    createDriveStore({ link, store: 'site', folderName: 'Approdo', uploads, ...(options.now && { now: options.now }) });
  return { google, link, uploads, openStore, store: openStore() };
}

/** A file to be sent. */
export function objectOf(content: Buffer | string): LocalObject & { readonly bytes: Buffer } {
  const bytes = Buffer.from(content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const read = async (start: number, length: number) => bytes.subarray(start, start + length);
  return { sha256, size: bytes.length, bytes, read, check: async () => undefined };
}

export function randomObject(size: number) {
  return objectOf(randomBytes(size));
}
