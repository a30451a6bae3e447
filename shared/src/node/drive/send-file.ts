import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import type { ResumableUploads } from './resumable-uploads.ts';
import { type Call, createRetries } from './retry.ts';
import { createUploadSession, isSessionLost, type NewFile, type StoredFile } from './upload-session.ts';

/** Bytes of a file, a piece at a time. */
export type Content = {
  readonly size: number;
  /** Reads `length` bytes from `start` on; rejects where the file has fewer. */
  readonly read: (start: number, length: number) => Promise<Uint8Array>;
};

type Sending = Call & {
  readonly uploads: ResumableUploads;
  /** Called with the bytes that Drive has gained; negative where it has lost some. */
  readonly onBytes: (bytes: number) => void;
};

/** Uploads a file in pieces; after a cut it asks Drive how much it has and resumes from there. */
export async function sendFile(google: Google, file: NewFile, content: Content, call: Sending): Promise<StoredFile> {
  const { size } = content;
  const { uploads, onBytes } = call;
  const retries = createRetries(google.wait, call);
  const session = createUploadSession(google, { file, size, uploads, call });
  let received = 0;
  let isUncertain = false;

  /** Records the bytes that Drive has; returns whether they are more than before. */
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
      const progress = await (piece ? session.put(piece, received) : session.ask());
      isUncertain = false;
      const isFurther = moveTo('file' in progress ? size : progress.received);
      if ('file' in progress) {
        await session.close();
        return progress.file;
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
