import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, imageAddress, line, linkOrNothing, text, version } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';

/** A card over the hero of the home page; visitors see only published ones. */
export const featureBox = z.object({
  id,
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string().nullable(),
  published: z.boolean(),
  version,
});
export type FeatureBox = z.output<typeof featureBox>;

const published = z.boolean('Scegli sì o no');

export const newFeatureBox = z.object({
  icon: imageAddress('Please select an icon image'),
  title: line({ min: 1, max: 50, tooShort: 'Il titolo è obbligatorio' }),
  description: text({ min: 1, max: 200, tooShort: 'La descrizione è obbligatoria' }),
  link: linkOrNothing.nullish(),
  published: published.default(false),
});

export const featureBoxEdit = z.object({ ...newFeatureBox.shape, published }).partial();

export const featureBoxes = {
  list: endpoint({
    method: 'GET',
    path: '/feature-boxes',
    access: 'anyone',
    summary: 'The published boxes; all of them to an admin',
    answer: z.array(featureBox.extend({ inItalian })),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/feature-boxes',
    access: 'admin',
    summary: 'Add a box, a draft unless it says otherwise',
    body: newFeatureBox,
    answer: featureBox,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/feature-boxes/{id}',
    access: 'admin',
    summary: 'Change, publish or hide a box',
    params: byId,
    body: featureBoxEdit,
    versioned: true,
    answer: featureBox,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/feature-boxes/{id}',
    access: 'admin',
    summary: 'Delete a box',
    params: byId,
    status: 204,
  }),
};
