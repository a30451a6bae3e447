import type { BegunUploads } from './begun-uploads.ts';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import { type Call, createRetries } from './retry.ts';
import { createUploadSession, isSessionLost, type NewFile, type StoredFile } from './upload-session.ts';

/** Bytes of a file, a piece at a time. */
export type Content = {
  readonly size: number;
  /** `length` bytes from `start` on; a file that has fewer rejects. */
  readonly read: (start: number, length: number) => Promise<Uint8Array>;
};

type Sending = Call & {
  readonly uploads: BegunUploads;
  /** Told how many more bytes Drive has; fewer, where it has lost some. */
  readonly onBytes: (bytes: number) => void;
};

/** Uploads a file so that a cut costs no more than the piece it fell into: Drive is asked what it has, and gets the rest. */
export async function sendFile(google: Google, file: NewFile, content: Content, call: Sending): Promise<StoredFile> {
  const { size } = content;
  const { uploads, onBytes } = call;
  const retries = createRetries(google.wait, call);
  const session = createUploadSession(google, { file, size, uploads, call });
  let received = 0;
  let isUncertain = false;

  /** Whether Drive has more than before. */
  function moveTo(now: number): boolean {
    const gained = now - received;
    received = now;
    onBytes(gained);
    return gained > 0;
  }

  moveTo(await session.open());
  while (true) {
    const length = Math.min(google.pieceBytes, size - received);
    const piece = isUncertain ? undefined : await content.read(received, length);
    try {
      const standing = await (piece ? session.put(piece, received) : session.ask());
      isUncertain = false;
      const isFurther = moveTo('file' in standing ? size : standing.received);
      if ('file' in standing) {
        await session.close();
        return standing.file;
      }
      if (isFurther) retries.beginAnew();
      else if (piece) throw new DriveProblem('offline');
    } catch (error) {
      const isLost = isSessionLost(error);
      await retries.afterFailure(isLost ? new DriveProblem('offline') : error);
      isUncertain = !isLost;
      if (!isLost) continue;
      await session.begin();
      moveTo(0);
    }
  }
}
