import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';
import type { Look } from '@approdo/shared/contract/content/look';
import { derivePalette } from '@approdo/shared/domain/content/look/palette';
import { cardPictureOf, iconFileOf } from '@approdo/shared/domain/content/look/pictures';
import { ACCENT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import type { Clock } from '../../../adapters/clock.ts';
import type { DerivedFiles, MakeFiles } from '../../../adapters/derived-files.ts';
import { sha256 } from '../../../adapters/digest.ts';
import type { PictureMaker } from '../../../adapters/picture-maker.ts';
import { uploadKey } from '../../../adapters/site-files/site-files.ts';
import type { FindSitePicture } from '../../../http/responses/site-pictures.ts';

type PicturedLook = Pick<Look, 'logo' | 'icon' | 'share' | 'colour'>;

type Needs = {
  /** The published look. */
  readonly readLook: () => Promise<PicturedLook>;
  readonly readHomepage: () => Promise<Pick<HomepageSettings, 'siteName' | 'heroImage' | 'accent'>>;
  readonly files: DerivedFiles;
  readonly pictureMaker: Pick<PictureMaker, 'makeIcons' | 'makeMark' | 'makeCard'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: { readonly warn: (details: object, message: string) => void };
};

/** Files that are made together, of the same uploads. */
type Series = {
  /** One of the files. */
  readonly name: string;
  readonly make: (maker: Needs['pictureMaker'], ...bench: Parameters<MakeFiles>) => Promise<unknown>;
};

/** In CSS pixels, as a letter shows it. */
const LETTER_HEIGHT = 48;

/** In CSS pixels, each of which is two of the file: over 40 points these are 288 an inch. */
const PAPER_HEIGHT = 80;

const SERIES = {
  icons: { name: 'icon-192.png', make: ({ makeIcons }, folder, [input = '']) => makeIcons({ input, folder }) },
  letter: markOf(LETTER_HEIGHT),
  paper: markOf(PAPER_HEIGHT),
  card: {
    name: 'share.jpg',
    make: ({ makeCard }, folder, [picture = '', logo]) => makeCard({ picture, logo, output: `${folder}/share.jpg` }),
  },
} satisfies Readonly<Record<string, Series>>;

type SeriesName = keyof typeof SERIES;

function markOf(height: number): Series {
  return {
    name: 'mark.png',
    make: ({ makeMark }, folder, [input = '']) => makeMark({ input, output: `${folder}/mark.png`, height }),
  };
}

/** The pictures that are made of what a published look names: icons, the logo of letters and papers, the card. */
export function createLookPictures(needs: Needs) {
  const { readLook, readHomepage, files, log } = needs;
  const provide = createProvider(needs);

  /** The uploads that a series is made of; undefined where the look needs none of it. */
  async function findUploads(series: SeriesName, look: PicturedLook): Promise<readonly string[] | undefined> {
    if (series !== 'card') {
      const file = series === 'icons' ? iconFileOf(look) : look.logo?.file;
      return file ? [file] : undefined;
    }
    if (look.share === 'PICTURE') return undefined;
    const picture = cardPictureOf(look.share, (await readHomepage()).heroImage);
    if (picture === undefined) return undefined;
    return look.share === 'CARD' && look.logo ? [picture, look.logo.file] : [picture];
  }

  async function readMark(series: 'letter' | 'paper', look: PicturedLook): Promise<Buffer | undefined> {
    try {
      const uploads = await findUploads(series, look);
      const key = uploads && (await provide(series, uploads));
      return key === undefined ? undefined : await files.read(key);
    } catch (error) {
      // A letter or a paper is worth more than the logo on it, so the store may be away.
      log.warn({ err: error }, 'the logo was not read');
      return undefined;
    }
  }

  const find: FindSitePicture = async (name) => {
    const look = await readLook();
    const file = iconFileOf(look);
    if (name === 'icon.svg' && file !== null) {
      return file.endsWith('.svg') ? { key: uploadKey(file), version: file } : 'missing';
    }
    const series = name === 'share.jpg' ? 'card' : 'icons';
    const uploads = await findUploads(series, look);
    if (!uploads) return undefined;
    const key = await provide(series, uploads, name);
    return key === undefined ? 'missing' : { key, version: key };
  };

  return {
    find,

    /** Makes what the published look needs and lacks; to be called when a look is published or the hero changes. */
    async prepare(): Promise<void> {
      try {
        const look = await readLook();
        const all = (['icons', 'letter', 'paper', 'card'] as const).map(async (series) => {
          const uploads = await findUploads(series, look);
          if (uploads) await provide(series, uploads);
        });
        await Promise.all(all);
      } catch (error) {
        // The change is committed; what is missing is made when it is asked for.
        log.warn({ err: error }, 'the pictures of the look were not prepared');
      }
    },

    /** What letters are headed with; undefined where no logo is published, or while it cannot be drawn. */
    async readLetterhead() {
      const look = await readLook();
      const logo = await readMark('letter', look);
      if (!logo) return undefined;
      const { siteName, accent } = await readHomepage();
      return { siteName, logo, linkColour: derivePalette(look.colour ?? ACCENT_COLOURS[accent]).light.sea };
    },

    /** The logo of papers; undefined where no logo is published, or while it cannot be drawn. */
    async readPaperLogo() {
      const png = await readMark('paper', await readLook());
      return png && { png, alt: (await readHomepage()).siteName };
    },
  };
}

/** How the files are drawn: another number makes all of them anew. */
const EDITION = 1;

/** For how long what could not be made is not tried again. */
const HELD_MS = 5 * 60_000;

function createProvider({ files, pictureMaker, clock, log }: Pick<Needs, 'files' | 'pictureMaker' | 'clock' | 'log'>) {
  const pending = new Map<string, Promise<boolean>>();
  const heldUntil = new Map<string, number>();

  async function make(series: SeriesName, uploads: readonly string[], prefix: `look/${string}`): Promise<boolean> {
    try {
      await files.fill({
        uploads,
        prefix,
        series: `look/${series}-`,
        async make(...bench) {
          const made = await SERIES[series].make(pictureMaker, ...bench);
          if (made === 'unreadable') throw new Error('an upload is unreadable');
        },
      });
      return true;
    } catch (error) {
      // Icons and cards are asked for by each visitor: what fails must not be tried for each.
      heldUntil.set(prefix, clock.now().getTime() + HELD_MS);
      log.warn({ err: error, series }, 'a picture of the look was not made');
      return false;
    } finally {
      pending.delete(prefix);
    }
  }

  /** The name in the store of a file, which is made where it is missing; undefined while it cannot be made. */
  return async function provide(
    series: SeriesName,
    uploads: readonly string[],
    name: string = SERIES[series].name,
  ): Promise<string | undefined> {
    const digest = sha256(JSON.stringify([EDITION, ...uploads])).slice(0, 32);
    const prefix = `look/${series}-${digest}-` as const;
    const key = `${prefix}${name}`;
    if (await files.has(key)) return key;
    if ((heldUntil.get(prefix) ?? 0) > clock.now().getTime()) return undefined;
    const making = pending.get(prefix) ?? make(series, uploads, prefix);
    pending.set(prefix, making);
    return (await making) ? key : undefined;
  };
}
