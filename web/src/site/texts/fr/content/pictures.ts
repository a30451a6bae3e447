import type { pictures as italian } from '../../it/content/pictures.ts';

export const pictures = {
  title: 'Galerie',
  description: 'Les photos de la maison, pièce par pièce, et de ses environs.',
  galleries: 'Galeries',
  noGalleries: 'Les photos arrivent bientôt.',
  notFound: 'Cette galerie est introuvable',
  none: 'Pas encore de photos dans cette galerie',
  all: 'Toutes les photos',
  carousel: 'carrousel',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  place: (place: number, count: number) => `Photo ${place} sur ${count}`,
  placeFullSize: (place: number, count: number) => `Photo ${place} sur ${count}, en grand format`,
  fullSize: 'Photo en grand format',
  embeds: {
    image: { name: (host: string) => `Image de ${host}`, load: 'Charger l’image' },
    map: { name: (host: string) => `Carte de ${host}`, load: 'Charger la carte' },
    youtube: { name: (host: string) => `Vidéo de ${host}`, load: 'Charger la vidéo' },
  },
  embedNotice: (name: string) => `${name}, qui recevra votre adresse IP.`,
  embedLink: 'Ouvrir dans un nouvel onglet',
} satisfies typeof italian;
