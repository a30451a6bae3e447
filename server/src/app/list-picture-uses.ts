import type { Reader } from '../db/transaction.ts';
import { listBoxesWith } from '../features/content/feature-boxes/feature-boxes.service.ts';
import { findHomepageWith } from '../features/content/homepage/homepage.service.ts';
import { findPropertyWith } from '../features/content/property/property.service.ts';

export type PictureUse = {
  readonly type: 'homepage' | 'property' | 'feature-box';
  readonly id: string;
  readonly title: string;
};

/** Where homepage, property and feature boxes show the picture at an address; drafts count. */
export async function listPictureUses(reader: Reader, address: string): Promise<PictureUse[]> {
  const homepage = await findHomepageWith(reader, address);
  const property = await findPropertyWith(reader, address);
  const boxes = await listBoxesWith(reader, address);
  return [
    ...(homepage === undefined ? [] : [{ type: 'homepage', id: 'homepage', title: homepage } as const]),
    ...(property === undefined ? [] : [{ type: 'property', id: 'property', title: property } as const]),
    ...boxes.map(({ id, title }) => ({ type: 'feature-box', id, title }) as const),
  ];
}
