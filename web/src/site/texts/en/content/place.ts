import type { place as italian } from '../../it/content/place.ts';

export const place = {
  title: 'Where we are',
  way: 'Getting here',
  whatsApp: 'Message us on WhatsApp',
} satisfies typeof italian;
