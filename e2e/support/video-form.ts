import { setTimeout as after } from 'node:timers/promises';
import { mp4Head, mp4Tail } from '../../server/src/testing/media-files.ts';

const MiB = 2 ** 20;

const BOUNDARY = 'approdo-film';

/** The content type of a video's form. */
export const VIDEO_FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

type VideoForm = {
  readonly videoBytes: number;
  /** Milliseconds between two chunks of one mebibyte. */
  readonly paceMs?: number;
};

/** A form with a video, in chunks, each of them filled with its own number. */
export async function* videoForm({ videoBytes, paceMs }: VideoForm): AsyncGenerator<Buffer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="mare.mp4"\r\n\r\n`;
  yield Buffer.concat([Buffer.from(head), mp4Head(videoBytes)]);
  for (let at = 0; at < videoBytes; at += MiB) {
    yield Buffer.alloc(Math.min(MiB, videoBytes - at), (at / MiB) % 251);
    if (paceMs) await after(paceMs);
  }
  yield Buffer.concat([mp4Tail(), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
