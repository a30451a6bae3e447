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

type Needs = {
  /** The published look. */
  readonly readLook: () => Promise<Pick<Look, 'logo' | 'icon' | 'share' | 'colour'>>;
  readonly readHomepage: () => Promise<Pick<HomepageSettings, 'siteName' | 'heroImage' | 'accent'>>;
  readonly files: DerivedFiles;
  readonly pictureMaker: Pick<PictureMaker, 'makeIcons' | 'makeMark' | 'makeCard'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: { readonly warn: (details: object, message: string) => void };
};

/** Files that are made together, of the same uploads. */
type Recipe = {
  readonly series: 'icons' | 'letter' | 'paper' | 'card';
  /** One of the files. */
  readonly name: string;
  readonly uploads: readonly string[];
  readonly make: (...bench: Parameters<MakeFiles>) => Promise<unknown>;
};

/** In CSS pixels, as a letter shows it. */
const LETTER_HEIGHT = 48;

/** In CSS pixels, each of which is two of the file: over 40 points these are 288 an inch. */
const PAPER_HEIGHT = 80;

/** The pictures that are made of what a published look names: icons, the logo of letters and papers, the card. */
export function createLookPictures(needs: Needs) {
  const { readLook, readHomepage, files, log } = needs;
  const recipes = createRecipes(needs.pictureMaker);
  const provide = createProvider(needs);

  async function findCard({ share, logo }: Pick<Look, 'share' | 'logo'>): Promise<Recipe | undefined> {
    if (share === 'PICTURE') return undefined;
    const picture = cardPictureOf(share, (await readHomepage()).heroImage);
    if (picture === undefined) return undefined;
    return recipes.card(share === 'CARD' && logo ? [picture, logo.file] : [picture]);
  }

  async function listNeeded(): Promise<readonly Recipe[]> {
    const look = await readLook();
    const [icons, logo, card] = [iconFileOf(look), look.logo?.file, await findCard(look)];
    return [
      ...(icons === null ? [] : [recipes.icons(icons)]),
      ...(logo === undefined ? [] : [recipes.letter(logo), recipes.paper(logo)]),
      ...(card ? [card] : []),
    ];
  }

  async function readMark(recipe: Recipe): Promise<Buffer | undefined> {
    try {
      const key = await provide(recipe);
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
    const icons = file === null ? undefined : recipes.icons(file);
    const recipe = name === 'share.jpg' ? await findCard(look) : icons;
    if (!recipe) return undefined;
    const key = await provide(recipe, name);
    return key === undefined ? 'missing' : { key, version: key };
  };

  return {
    find,

    /** Makes what the published look needs and lacks; to be called when a look is published or the hero changes. */
    async prepare(): Promise<void> {
      try {
        await Promise.all((await listNeeded()).map((recipe) => provide(recipe)));
      } catch (error) {
        // The change is committed; what is missing is made when it is asked for.
        log.warn({ err: error }, 'the pictures of the look were not prepared');
      }
    },

    /** What letters are headed with; undefined where no logo is published, or while it cannot be drawn. */
    async readLetterhead() {
      const { logo, colour } = await readLook();
      const png = logo && (await readMark(recipes.letter(logo.file)));
      if (!png) return undefined;
      const { siteName, accent } = await readHomepage();
      return { siteName, logo: png, linkColour: derivePalette(colour ?? ACCENT_COLOURS[accent]).light.sea };
    },

    /** The logo of papers; undefined where no logo is published, or while it cannot be drawn. */
    async readPaperLogo() {
      const { logo } = await readLook();
      const png = logo && (await readMark(recipes.paper(logo.file)));
      return png ? { png, alt: (await readHomepage()).siteName } : undefined;
    },
  };
}

function createRecipes({ makeIcons, makeMark, makeCard }: Needs['pictureMaker']) {
  const mark = (series: 'letter' | 'paper', file: string, height: number): Recipe => ({
    series,
    name: 'mark.png',
    uploads: [file],
    make: (folder, [input = '']) => makeMark({ input, output: `${folder}/mark.png`, height }),
  });
  return {
    icons: (file: string): Recipe => ({
      series: 'icons',
      name: 'icon-192.png',
      uploads: [file],
      make: (folder, [input = '']) => makeIcons({ input, folder }),
    }),
    letter: (file: string) => mark('letter', file, LETTER_HEIGHT),
    paper: (file: string) => mark('paper', file, PAPER_HEIGHT),
    /** Of a picture, and of a logo if there is one. */
    card: (uploads: readonly string[]): Recipe => ({
      series: 'card',
      name: 'share.jpg',
      uploads,
      make: (folder, [picture = '', logo]) => makeCard({ picture, logo, output: `${folder}/share.jpg` }),
    }),
  };
}

/** How the files are drawn: another number makes all of them anew. */
const EDITION = 1;

/** For how long what could not be made is not tried again. */
const HELD_MS = 5 * 60_000;

function createProvider({ files, clock, log }: Pick<Needs, 'files' | 'clock' | 'log'>) {
  const pending = new Map<string, Promise<boolean>>();
  const heldUntil = new Map<string, number>();

  async function make({ series, uploads, make: draw }: Recipe, prefix: `look/${string}`): Promise<boolean> {
    try {
      await files.fill({
        uploads,
        prefix,
        series: seriesOf(series),
        async make(...bench) {
          if ((await draw(...bench)) === 'unreadable') throw new Error('an upload is unreadable');
        },
      });
      return true;
    } catch (error) {
      // Icons and cards are asked for by each visitor: what fails must not be tried for each.
      heldUntil.set(prefix, clock.now().getTime() + HELD_MS);
      log.warn({ err: error, series }, 'a picture of the look was not made');
      return false;
    }
  }

  function makeOnce(recipe: Recipe, prefix: `look/${string}`): Promise<boolean> {
    const begun = pending.get(prefix);
    if (begun) return begun;
    const making = make(recipe, prefix).finally(() => pending.delete(prefix));
    pending.set(prefix, making);
    return making;
  }

  /** The name in the store of a file, which is made where it is missing; undefined while it cannot be made. */
  return async function provide(recipe: Recipe, name = recipe.name): Promise<string | undefined> {
    const digest = sha256(JSON.stringify([EDITION, ...recipe.uploads])).slice(0, 32);
    const prefix = `${seriesOf(recipe.series)}${digest}-` as const;
    const key = `${prefix}${name}`;
    if (await files.has(key)) return key;
    if ((heldUntil.get(prefix) ?? 0) > clock.now().getTime()) return undefined;
    return (await makeOnce(recipe, prefix)) ? key : undefined;
  };
}

function seriesOf(series: Recipe['series']): `look/${string}` {
  return `look/${series}-`;
}
