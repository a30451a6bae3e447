import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type { MediaKind } from '@approdo/shared/contract/content/media';
import {
  HEIC_UNREADABLE,
  MAX_PICTURE_SIDE,
  PICTURE_TOO_WIDE,
  UNSUPPORTED_FILE,
  uploadLimits,
  uploadTooLarge,
} from '@approdo/shared/contract/content/media-limits';
import type { MediaStore } from '../../../adapters/media-store.ts';
import type { FilmFault } from '../../../adapters/mp4.ts';
import type { PictureFault, PictureMaker } from '../../../adapters/picture-maker.ts';
import { withScratchFile } from '../../../adapters/scratch-file.ts';
import { readAudio, readVideo, sizeOf, sniffMedia } from '../../../adapters/sniff-media.ts';
import { HttpProblem } from '../../../http/problems.ts';
import type { StoredMedia } from './media.table.ts';

/** What the library records about a file that it accepted. */
export type AdmittedFile = Pick<StoredMedia, 'file' | 'type' | 'kind' | 'size' | 'width' | 'height' | 'duration'>;

type Needs = { readonly store: MediaStore; readonly pictureMaker: PictureMaker };

const PICTURE_FAULTS: Readonly<Record<PictureFault, HttpProblem>> = {
  unreadable: refusal(400, "L'immagine non è leggibile: il file è danneggiato o incompleto."),
  'too wide': refusal(400, PICTURE_TOO_WIDE),
  'too many frames': refusal(400, "L'animazione ha troppi fotogrammi: caricane una più breve o più piccola."),
  HEIC: refusal(415, HEIC_UNREADABLE),
  'moving AVIF': refusal(415, 'Un’immagine AVIF animata qui non si può leggere: caricala come GIF o WebP animato.'),
};

const NO_SOUND = refusal(
  400,
  "In questo mp3 non c'è un audio che si possa ascoltare: il file è danneggiato o incompleto.",
);

const FILM_FAULTS: Readonly<Record<FilmFault, HttpProblem>> = {
  unreadable: refusal(400, 'Il video non è leggibile: il file è danneggiato o incompleto.'),
  'no picture': refusal(415, "In questo mp4 c'è solo l'audio, senza immagini: salvalo come mp3 e carica quello."),
  'not played': refusal(415, UNSUPPORTED_FILE),
};

/** Admits a file to the library, by what its bytes are. Throws 400, 413 or 415 if it is not accepted. */
export async function admitFile(needs: Needs, received: ReceivedFile): Promise<AdmittedFile> {
  const kind = await sniffMedia(received.path);
  if (!kind) throw refusal(415, UNSUPPORTED_FILE);
  if (received.size > uploadLimits[kind]) throw refusal(413, uploadTooLarge[kind]);
  const admit = { image: admitPicture, audio: admitAudio, video: admitVideo } satisfies Record<MediaKind, unknown>;
  return await admit[kind](needs, received);
}

async function admitPicture({ store, pictureMaker }: Needs, { path }: ReceivedFile): Promise<AdmittedFile> {
  return await withScratchFile(`${path}.anew`, async (output) => {
    const made = await pictureMaker.makeAnew({ input: path, output, maxSide: MAX_PICTURE_SIDE });
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

function refusal(status: number, text: string): HttpProblem {
  return new HttpProblem(status, text, { fields: { file: text } });
}
