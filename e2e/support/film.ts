import { setTimeout as after } from 'node:timers/promises';
import { mp4Head, mp4Tail } from '../../server/src/testing/media-files.ts';

const MiB = 2 ** 20;

const BOUNDARY = 'approdo-film';

/** The content type of a video's form. */
export const FILM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

type Film = {
  readonly filmBytes: number;
  /** Milliseconds between two chunks of one mebibyte. */
  readonly paceMs?: number;
};

/** A form with a video, in chunks, each of them filled with its own number. */
export async function* filmOf({ filmBytes, paceMs }: Film): AsyncGenerator<Buffer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="mare.mp4"\r\n\r\n`;
  yield Buffer.concat([Buffer.from(head), mp4Head(filmBytes)]);
  for (let at = 0; at < filmBytes; at += MiB) {
    yield Buffer.alloc(Math.min(MiB, filmBytes - at), (at / MiB) % 251);
    if (paceMs) await after(paceMs);
  }
  yield Buffer.concat([mp4Tail(), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
