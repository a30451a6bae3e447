import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { asPathOfThisSite } from './site-path.ts';

/** The pictures in pasted HTML, without those of the library. */
export type PastedPictures = {
  /** Whether there is any text besides. */
  readonly hasText: boolean;
  /** The pictures embedded in the HTML itself. */
  readonly embedded: readonly File[];
  /** How many are elsewhere: on another site, or on the disk they were copied from. */
  readonly elsewhere: number;
};

export function readPastedPictures(html: string): PastedPictures {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const sources = [...body.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');
  const foreign = sources.filter((source) => libraryPathOf(source) === undefined);
  const embedded = foreign.map(readEmbeddedPicture).filter((file) => file !== undefined);
  for (const silent of body.querySelectorAll('script, style')) silent.remove();
  return { hasText: /\S/.test(body.textContent ?? ''), embedded, elsewhere: foreign.length - embedded.length };
}

/** The path of a library picture as the site shows it: at any width, with or without its host. */
export function libraryPathOf(source: string): string | undefined {
  const [path = ''] = asPathOfThisSite(source).split('?');
  return uploadNameOf(path) === undefined ? undefined : path;
}

function readEmbeddedPicture(source: string, index: number): File | undefined {
  const [, type = '', ending = '', base64 = ''] =
    /^data:(image\/([a-z]+));base64,([\sA-Za-z0-9+/=]+)$/.exec(source) ?? [];
  if (type === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `immagine-${index + 1}.${ending}`, { type });
  } catch {
    return undefined;
  }
}
