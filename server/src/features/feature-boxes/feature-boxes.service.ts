import { randomUUID } from 'node:crypto';
import type { FeatureBox, featureBoxEdit, newFeatureBox } from '@approdo/shared/contract/feature-boxes';
import { hasRole } from '@approdo/shared/domain/access';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { PictureFiles } from '../../adapters/picture-files.ts';
import type { Database } from '../../db/open-database.ts';
import { transact } from '../../db/transaction.ts';
import type { Caller } from '../../http/handler.ts';
import { type Precondition, withVersion } from '../../http/precondition.ts';
import { type FieldTexts, refuseFaults } from '../../http/problems.ts';
import { findLostPictures } from '../pictures/find-lost-pictures.ts';
import {
  deleteFeatureBox,
  getFeatureBox,
  insertFeatureBox,
  listFeatureBoxes,
  type StoredFeatureBox,
  updateFeatureBox,
} from './feature-boxes.repository.ts';

export {
  deleteFeatureBox,
  insertFeatureBox,
  listFeatureBoxes,
  type StoredFeatureBox,
} from './feature-boxes.repository.ts';

type FeatureBoxEdit = z.output<typeof featureBoxEdit>;

type FeatureBoxesNeeds = { readonly database: Database; readonly clock: Clock; readonly pictures: PictureFiles };

export type FeatureBoxes = ReturnType<typeof createFeatureBoxes>;

/** The cards over the hero of the home page. */
export function createFeatureBoxes({ database, clock, pictures }: FeatureBoxesNeeds) {
  /** The icon that a box has may stay. */
  async function findFaults({ icon }: FeatureBoxEdit, id?: string): Promise<FieldTexts> {
    const shown = id === undefined ? [] : [(await getFeatureBox(database, id)).icon];
    return await findLostPictures(pictures, { icon }, shown);
  }

  return {
    /** What is wrong with the fields of a box, new or that of the id, beyond their shape. */
    findFaults,

    /** Drafts are for administrators. */
    async list(caller: Caller | undefined): Promise<FeatureBox[]> {
      const boxes = await listFeatureBoxes(database);
      const seesDrafts = caller !== undefined && hasRole(caller.role, 'ADMIN');
      return boxes.filter(({ published }) => published || seesDrafts).map(withVersion);
    },

    async create(asked: z.output<typeof newFeatureBox>): Promise<FeatureBox> {
      refuseFaults(await findFaults(asked));
      const box: StoredFeatureBox = {
        id: randomUUID(),
        icon: asked.icon,
        title: asked.title,
        description: asked.description,
        link: asked.link || null,
        published: asked.published,
      };
      await transact(database, (trx) => insertFeatureBox(trx, box, clock.now().toISOString()));
      return withVersion(box);
    },

    async update(id: string, edit: FeatureBoxEdit, precondition: Precondition): Promise<FeatureBox> {
      refuseFaults(await findFaults(edit, id));
      return await transact(database, async (trx) => {
        const before = await getFeatureBox(trx, id);
        precondition(withVersion(before));
        const after = applyEdit(before, edit);
        await updateFeatureBox(trx, after);
        return withVersion(after);
      });
    },

    async remove(id: string): Promise<void> {
      await transact(database, (trx) => deleteFeatureBox(trx, id));
    },
  };
}

function applyEdit(before: StoredFeatureBox, edit: FeatureBoxEdit): StoredFeatureBox {
  return {
    id: before.id,
    icon: edit.icon ?? before.icon,
    title: edit.title ?? before.title,
    description: edit.description ?? before.description,
    link: edit.link === undefined ? before.link : edit.link || null,
    published: edit.published ?? before.published,
  };
}
