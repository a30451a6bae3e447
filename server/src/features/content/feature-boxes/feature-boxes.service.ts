import {
  type FeatureBox,
  featureBox,
  type featureBoxEdit,
  type newFeatureBox,
} from '@approdo/shared/contract/content/feature-boxes';
import { hasRole } from '@approdo/shared/domain/base/access';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { PictureFiles } from '../../../adapters/picture-files.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit, blankToNull } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { type FieldTexts, notFound, refuseFaults, requireFound } from '../../../http/problems.ts';
import {
  type InLanguage,
  inLanguage,
  isTranslated,
  readWords,
  sweepTranslations,
} from '../../base/localization/index.ts';
import { findLostPictures } from '../media/index.ts';
import {
  deleteFeatureBox,
  findFeatureBox,
  insertFeatureBox,
  listFeatureBoxes,
  updateFeatureBox,
} from './feature-boxes.repository.ts';
import type { StoredFeatureBox } from './feature-boxes.table.ts';

type FeatureBoxEdit = z.output<typeof featureBoxEdit>;

type FeatureBoxesNeeds = { readonly database: Database; readonly clock: Clock; readonly pictures: PictureFiles };

const MISSING = say('featureBoxUnknown');

export type FeatureBoxes = ReturnType<typeof createFeatureBoxes>;

/** The cards over the hero of the home page. */
export function createFeatureBoxes({ database, clock, pictures }: FeatureBoxesNeeds) {
  /** The icon that a box already has is accepted even if its file is missing. */
  async function findFaults({ icon }: FeatureBoxEdit, id?: string): Promise<FieldTexts> {
    const displayed = id === undefined ? [] : [requireFound(await findFeatureBox(database, id), MISSING).icon];
    return await findLostPictures(pictures, { icon }, displayed);
  }

  return {
    /** Faults in the fields of a box that its schema cannot find; without an id, of a new one. */
    findFaults,

    /** Only administrators see drafts and boxes that are not fully translated; the missing fields are named. */
    async list(caller: Caller | undefined, locale: LocaleContext): Promise<(FeatureBox & InLanguage)[]> {
      const boxes = await listFeatureBoxes(database);
      const words = await readWords(database, locale, { feature_boxes: 'all' });
      const seesDrafts = caller !== undefined && hasRole(caller.role, 'ADMIN');
      return boxes
        .filter(({ published }) => published || seesDrafts)
        .map((box) => inLanguage(words, { kind: 'feature_boxes', id: box.id }, viewBox(box)))
        .filter((box) => isTranslated(box) || seesDrafts);
    },

    async create(input: z.output<typeof newFeatureBox>): Promise<FeatureBox> {
      refuseFaults(await findFaults(input));
      const box: StoredFeatureBox = {
        id: makeId(),
        icon: input.icon,
        title: input.title,
        description: input.description,
        link: input.link || null,
        published: input.published,
        createdAt: clock.now().toISOString(),
      };
      await transact(database, (trx) => insertFeatureBox(trx, box));
      return viewBox(box);
    },

    async update(id: string, edit: FeatureBoxEdit, precondition: Precondition): Promise<FeatureBox> {
      refuseFaults(await findFaults(edit, id));
      return await transact(database, async (trx) => {
        const before = requireFound(await findFeatureBox(trx, id), MISSING);
        precondition(viewBox(before));
        const after = applyEdit(before, { ...edit, link: blankToNull(edit.link) });
        await updateFeatureBox(trx, after);
        return viewBox(after);
      });
    },

    async remove(id: string): Promise<void> {
      await transact(database, async (trx) => {
        if (!(await deleteFeatureBox(trx, id))) throw notFound(MISSING);
        await sweepTranslations(trx, 'feature_boxes');
      });
    },
  };
}

/** The boxes that show the picture at an address, drafts included. */
export async function listBoxesWith(reader: Reader, address: string): Promise<Pick<FeatureBox, 'id' | 'title'>[]> {
  const boxes = await listFeatureBoxes(reader);
  return boxes.filter(({ icon }) => icon === address).map(({ id, title }) => ({ id, title }));
}

const displayed = featureBox.omit({ version: true });

function viewBox(box: StoredFeatureBox): FeatureBox {
  return withVersion(viewAs(displayed, box));
}
