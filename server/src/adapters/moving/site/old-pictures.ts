import { bareHost } from '@approdo/shared/domain/base/text/host-name';
import { decodePercent } from '@approdo/shared/domain/base/text/link';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import type { PictureFacts } from './site-facts.ts';

/** Characters of a caption or alternative text in the library. */
const MAX_WORDS = 300;

/** Of the picture itself, in pixels: more than any copy of it has. */
export const WIDEST = Number.MAX_SAFE_INTEGER;

/** Where a picture or a narrower copy of it is on the web, if it is there, and in a zip. */
type Place = { readonly address: string | null; readonly zipPath: string; readonly width: number };

/** One of the sizes that a site keeps of a picture. */
export type PictureVersion = {
  readonly reference: string;
  /** Of the picture itself, and of this size of it. */
  readonly places: readonly Place[];
  readonly oldPath: string | null;
  /** Whether it lies on a host of the site. */
  readonly isOwn: boolean;
};

type PictureWords = { readonly caption?: string; readonly alt?: string };

type Kept = {
  readonly oldPath: string | null;
  readonly places: Map<string, Place>;
  caption: string;
  alt: string;
  isUsed: boolean;
};

export type OldPictures = ReturnType<typeof openPictures>;

/** The pictures of an old site. All sizes of one are the same picture; only what is referred to is listed. */
export function openPictures(versionOf: (address: string) => PictureVersion | undefined) {
  const kept = new Map<string, Kept>();
  const references = new Map<string, string>();

  const keep = ({ reference, oldPath, places }: PictureVersion): void => {
    const picture: Kept = kept.get(reference) ?? { oldPath, places: new Map(), caption: '', alt: '', isUsed: false };
    kept.set(reference, picture);
    for (const place of places) picture.places.set(place.address ?? place.zipPath, place);
  };

  const describe = (reference: string, { caption = '', alt = '' }: PictureWords): void => {
    const picture = kept.get(reference);
    if (!picture) return;
    picture.caption ||= cutText(cleanLine(caption), MAX_WORDS);
    picture.alt ||= cutText(cleanLine(alt), MAX_WORDS);
  };

  const use = (reference: string): string => {
    const picture = kept.get(reference);
    if (picture) picture.isUsed = true;
    return reference;
  };

  return {
    describe,
    /** Keeps a picture that the export lists, whether or not it is used. */
    list(id: string, address: string, words: PictureWords): void {
      const version = versionOf(address);
      if (!version) return;
      keep(version);
      references.set(id, version.reference);
      describe(version.reference, words);
    },
    /** The picture at the first of whole addresses, others being sizes of it; undefined where it is another site's. */
    refer(addresses: readonly string[]): string | undefined {
      const versions = addresses.flatMap((address) => versionOf(address) ?? []);
      const [main] = versions;
      if (!main || !(main.isOwn || kept.has(main.reference))) return undefined;
      for (const version of versions) if (version.reference === main.reference) keep(version);
      return use(main.reference);
    },
    /** The picture that the export lists under that id. */
    referToId(id: string): string | undefined {
      const reference = references.get(id);
      return reference === undefined ? undefined : use(reference);
    },
    listUsed: (): PictureFacts[] => [...kept].filter(([, { isUsed }]) => isUsed).map(factsOf),
    countUnused: () => [...kept.values()].filter(({ isUsed }) => !isUsed).length,
  };
}

function factsOf([reference, { oldPath, places, caption, alt }]: readonly [string, Kept]): PictureFacts {
  const widestFirst = [...places.values()].sort((one, other) => other.width - one.width);
  const addresses = widestFirst.flatMap(({ address }) => address ?? []);
  const zipPaths = [...new Set(widestFirst.map(({ zipPath }) => zipPath))];
  return { reference, addresses, zipPaths, caption, alt, oldPath };
}

/** Endings that WordPress gives to narrower copies; a `-scaled` one is 2560 pixels wide or high (WordPress 5.3). */
const SIZE = /-(?:(\d{1,5})x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i;
const SCALED_WIDTH = 2560;

/** The folder in which Ghost keeps narrower copies, `/content/images/size/w600/2021/05/mare.jpg`. */
const GHOST_SIZE = /\/size\/w(\d{1,5})(?:h\d{1,5})?(?:\/format\/[a-z]{3,4})?(?=\/)/;

/** WordPress' network of copies, which has the host in its path. */
const COPIES_HOST = /^i\d\.wp\.com$/;

const PICTURE_NAME = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|svg|bmp)$/i;

/** Whether an address names a picture by its ending. */
export function isPictureAddress(address: string): boolean {
  return PICTURE_NAME.test(address.split(/[?#]/, 1)[0] ?? '');
}

/** Reads whole addresses of a site's pictures; those of a site whose hosts are not known cannot be had anywhere. */
export function readVersions(hosts: ReadonlySet<string>, hasAddress: boolean) {
  return (address: string): PictureVersion | undefined => {
    const url = /^https?:/i.test(address) ? URL.parse(address) : null;
    if (!url) return undefined;
    const copied = COPIES_HOST.test(url.hostname) ? /^\/([^/]+)(\/.*)$/.exec(url.pathname) : null;
    const [host, path] = copied ? [copied[1] ?? '', copied[2] ?? ''] : [url.host, url.pathname];
    const [size, ghostSize] = [SIZE.exec(path), GHOST_SIZE.exec(path)];
    const original = path.replace(SIZE, '').replace(GHOST_SIZE, '');
    const width = size ? Number(size[1] ?? SCALED_WIDTH) : Number(ghostSize?.[1] ?? WIDEST);
    const placeAt = (place: string) => ({
      address: hasAddress ? `${url.protocol}//${host}${place}` : null,
      zipPath: pathInZip(place),
    });
    return {
      reference: `https://${bareHost(host)}${original}`,
      places: [
        { ...placeAt(original), width: WIDEST },
        { ...placeAt(path), width },
      ],
      oldPath: original,
      isOwn: hosts.has(bareHost(host)),
    };
  };
}

/** The path below `uploads` or `content/images`. */
function pathInZip(path: string): string {
  return decodePath(/\/(?:uploads|content\/images)\/(.+)$/.exec(path)?.[1] ?? path.slice(1));
}

/** A path with its letters as they are; malformed encoding stays. */
export function decodePath(path: string): string {
  return decodePercent(path)?.normalize('NFC') ?? path;
}
