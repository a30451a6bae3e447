import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type { MediaKind } from '@approdo/shared/contract/content/media';
import { MAX_PICTURE_SIDE, uploadLimits } from '@approdo/shared/domain/content/media-limits';
import { type Message, say } from '@approdo/shared/words/say';
import type { MediaStore } from '../../../adapters/media-store.ts';
import type { FilmFault } from '../../../adapters/mp4.ts';
import type { PictureFault, PictureMaker } from '../../../adapters/picture-maker.ts';
import { withScratchFile } from '../../../adapters/scratch-file.ts';
import { readAudio, readVideo, sizeOf, sniffMedia } from '../../../adapters/sniff-media.ts';
import { HttpProblem } from '../../../http/problems.ts';
import type { StoredMedia } from './media.table.ts';

/** What the library records about a file that it accepted. */
export type AdmittedFile = Pick<StoredMedia, 'file' | 'type' | 'kind' | 'size' | 'width' | 'height' | 'duration'>;

type Needs = { readonly store: MediaStore; readonly pictureMaker: Pick<PictureMaker, 'makeAnew'> };

/** Refusals of pictures that cannot be made anew. */
export const PICTURE_FAULTS: Readonly<Record<PictureFault, HttpProblem>> = {
  unreadable: refusal(400, say('pictureUnreadable')),
  'too wide': refusal(400, say('pictureTooWide')),
  'too heavy': refusal(413, say('pictureTooHeavy')),
  'too many frames': refusal(400, say('pictureHasTooManyFrames')),
  HEIC: refusal(415, say('heicUnreadable')),
  'moving AVIF': refusal(415, say('movingAvifUnreadable')),
};

const UNSUPPORTED = refusal(415, say('fileUnsupported'));

const NO_SOUND = refusal(400, say('audioUnreadable'));

const FILM_FAULTS: Readonly<Record<FilmFault, HttpProblem>> = {
  unreadable: refusal(400, say('videoUnreadable')),
  'no picture': refusal(415, say('videoWithoutPicture')),
  'not played': refusal(415, say('fileUnsupported')),
};

const TOO_LARGE: Readonly<Record<MediaKind, HttpProblem>> = {
  image: refusal(413, say('pictureTooLarge')),
  audio: refusal(413, say('audioTooLarge')),
  video: refusal(413, say('videoTooLarge')),
};

/** Admits a file to the library, by what its bytes are. Throws 400, 413 or 415 if it is not accepted. */
export async function admitFile(needs: Needs, received: ReceivedFile): Promise<AdmittedFile> {
  const kind = await sniffMedia(received.path);
  if (!kind) throw UNSUPPORTED;
  if (received.size > uploadLimits[kind]) throw TOO_LARGE[kind];
  const admit = { image: admitPicture, audio: admitAudio, video: admitVideo } satisfies Record<MediaKind, unknown>;
  return await admit[kind](needs, received);
}

/** Admits a picture, scaled down where it is too large. Throws 400, 413 or 415 if it is not accepted. */
export async function admitScaled(needs: Needs, { path }: Pick<ReceivedFile, 'path'>): Promise<AdmittedFile> {
  if ((await sniffMedia(path)) !== 'image') throw UNSUPPORTED;
  return await admitPicture(needs, { path, maxBytes: uploadLimits.image });
}

type Received = { readonly path: string; readonly maxBytes?: number };

async function admitPicture({ store, pictureMaker }: Needs, { path, maxBytes }: Received): Promise<AdmittedFile> {
  return await withScratchFile(`${path}.anew`, async (output) => {
    const limits = { maxSide: MAX_PICTURE_SIDE, ...(maxBytes !== undefined && { maxBytes }) };
    const made = await pictureMaker.makeAnew({ input: path, output, ...limits });
    if (typeof made === 'string') throw PICTURE_FAULTS[made];
    const { extension, type, width, height } = made;
    const size = await sizeOf(output);
    return { file: await store.keep(output, extension), type, kind: 'image', size, width, height, duration: null };
  });
}

async function admitAudio({ store }: Needs, { path, size }: ReceivedFile): Promise<AdmittedFile> {
  const duration = await readAudio(path);
  if (duration === undefined) throw NO_SOUND;
  const file = await store.keep(path, 'mp3');
  return { file, type: 'audio/mpeg', kind: 'audio', size, width: null, height: null, duration: round(duration) };
}

async function admitVideo({ store }: Needs, { path, size }: ReceivedFile): Promise<AdmittedFile> {
  const film = await readVideo(path);
  if (typeof film === 'string') throw FILM_FAULTS[film];
  const { width, height, duration } = film;
  const file = await store.keep(path, 'mp4');
  return { file, type: 'video/mp4', kind: 'video', size, width, height, duration: duration && round(duration) };
}

/** Rounds to hundredths of a second. */
function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

function refusal(status: number, message: Message): HttpProblem {
  return new HttpProblem(status, message, { fields: { file: message } });
}
