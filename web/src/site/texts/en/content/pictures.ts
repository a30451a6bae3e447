import type { pictures as italian } from '../../it/content/pictures.ts';

export const pictures = {
  title: 'Gallery',
  description: 'Photos of the house, room by room, and of what lies around it.',
  galleries: 'Galleries',
  noGalleries: 'Photos are coming soon.',
  notFound: 'Gallery not found',
  none: 'There are no photos in this gallery yet',
  all: 'All photos',
  carousel: 'carousel',
  previous: 'Previous photo',
  next: 'Next photo',
  place: (place: number, count: number) => `Photo ${place} of ${count}`,
  placeFullSize: (place: number, count: number) => `Photo ${place} of ${count}, full size`,
  fullSize: 'Photo, full size',
  embeds: {
    image: { name: (host: string) => `Picture from ${host}`, load: 'Load the picture' },
    map: { name: (host: string) => `Map from ${host}`, load: 'Load the map' },
    youtube: { name: (host: string) => `Video from ${host}`, load: 'Load the video' },
  },
  embedNotice: (name: string) => `${name}, which will receive your IP address.`,
  embedLink: 'Open in a new tab',
} satisfies typeof italian;
