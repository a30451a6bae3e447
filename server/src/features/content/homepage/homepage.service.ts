import type { HomepageAnswer, HomepageSettings, homepageEdit } from '@approdo/shared/contract/content/homepage';
import type { z } from 'zod';
import type { PictureFiles } from '../../../adapters/picture-files.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { type Precondition, type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { type FieldTexts, refuseFaults } from '../../../http/problems.ts';
import { inLanguage, readWords } from '../../base/localization/index.ts';
import { findLostPictures } from '../media/index.ts';
import { getHomepage, putHomepage } from './homepage.repository.ts';

const HOMEPAGE = { kind: 'homepage', id: 'homepage' } as const;

type HomepageEdit = z.output<typeof homepageEdit>;

export type Homepage = ReturnType<typeof createHomepage>;

/** The name of the site and its hero. */
export function createHomepage({
  database,
  pictures,
  onHeroChanged,
}: {
  readonly database: Database;
  readonly pictures: PictureFiles;
  /** Called after the transaction that changed the hero's picture. */
  readonly onHeroChanged: () => Promise<void>;
}) {
  async function findFaults({ heroImage }: HomepageEdit): Promise<FieldTexts> {
    const { heroImage: existing } = await getHomepage(database);
    return await findLostPictures(pictures, { heroImage }, [existing]);
  }

  return {
    /** Faults in the fields of an edit that its schema cannot find. */
    findFaults,

    async get(locale: LocaleContext): Promise<HomepageAnswer> {
      const words = await readWords(database, locale, { homepage: 'all' });
      return inLanguage(words, HOMEPAGE, withVersion(await getHomepage(database)));
    },

    async update(edit: HomepageEdit, precondition: Precondition): Promise<HomepageSettings & Versioned> {
      refuseFaults(await findFaults(edit));
      const { before, after } = await transact(database, async (trx) => {
        const before = await getHomepage(trx);
        precondition(withVersion(before));
        await putHomepage(trx, applyEdit(before, edit));
        return { before, after: withVersion(await getHomepage(trx)) };
      });
      if (after.heroImage !== before.heroImage) await onHeroChanged();
      return after;
    },
  };
}

/** The homepage settings, as other slices read them. */
export async function readHomepage(reader: Reader): Promise<HomepageSettings> {
  return await getHomepage(reader);
}

/** Changes the given settings; the others stay as they were. */
export async function changeHomepage(trx: Trx, changed: Partial<HomepageSettings>): Promise<void> {
  await putHomepage(trx, { ...(await getHomepage(trx)), ...changed });
}

/** The name of the site if its hero shows the picture at that address; otherwise undefined. */
export async function findHomepageWith(reader: Reader, address: string): Promise<string | undefined> {
  const { heroImage, siteName } = await getHomepage(reader);
  return heroImage === address ? siteName : undefined;
}

function applyEdit(before: HomepageSettings, edit: HomepageEdit): HomepageSettings {
  return {
    siteName: edit.siteName ?? before.siteName,
    heroImage: edit.heroImage ?? before.heroImage,
    heroTitle: edit.heroTitle ?? before.heroTitle,
    heroSubtitle: edit.heroSubtitle ?? before.heroSubtitle,
    primaryButton: editButton(before.primaryButton, edit.primaryButton),
    secondaryButton: editButton(before.secondaryButton, edit.secondaryButton),
    accent: edit.accent ?? before.accent,
  };
}

type Button = HomepageSettings['primaryButton'];

function editButton(before: Button, edit: HomepageEdit['primaryButton'] = {}): Button {
  return {
    text: edit.text ?? before.text,
    link: edit.link ?? before.link,
    visible: edit.visible ?? before.visible,
  };
}
