import type { Reader } from '../../db/transaction.ts';
import { listFeatureBoxes } from '../feature-boxes/feature-boxes.service.ts';
import { getHomepage } from '../homepage/homepage.service.ts';
import { getProperty } from '../property/property.service.ts';

export type PictureUse = {
  readonly type: 'homepage' | 'property' | 'feature-box';
  readonly id: string;
  readonly title: string;
};

/** What of homepage, property and feature boxes shows the picture of an address; drafts count. */
export async function listPictureUses(reader: Reader, address: string): Promise<PictureUse[]> {
  const homepage = await getHomepage(reader);
  const property = await getProperty(reader);
  const boxes = await listFeatureBoxes(reader);
  return [
    ...(homepage.heroImage === address
      ? [{ type: 'homepage', id: 'homepage', title: homepage.siteName } as const]
      : []),
    ...(property.images.includes(address) ? [{ type: 'property', id: 'property', title: property.name } as const] : []),
    ...boxes
      .filter(({ icon }) => icon === address)
      .map(({ id, title }) => ({ type: 'feature-box', id, title }) as const),
  ];
}
