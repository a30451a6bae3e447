import type { pictures as italian } from '../../it/content/pictures.ts';

export const pictures = {
  title: 'Galerie',
  description: 'Fotos vom Haus, Zimmer für Zimmer, und von der Umgebung.',
  galleries: 'Galerien',
  noGalleries: 'Bald gibt es hier Fotos.',
  notFound: 'Diese Galerie gibt es nicht',
  none: 'In dieser Galerie sind noch keine Fotos',
  all: 'Alle Fotos',
  carousel: 'Bilderkarussell',
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  place: (place: number, count: number) => `Foto ${place} von ${count}`,
  placeFullSize: (place: number, count: number) => `Foto ${place} von ${count}, in voller Größe`,
  fullSize: 'Foto in voller Größe',
  embeds: {
    image: { name: (host: string) => `Bild von ${host}`, load: 'Bild laden' },
    map: { name: (host: string) => `Karte von ${host}`, load: 'Karte laden' },
    youtube: { name: (host: string) => `Video von ${host}`, load: 'Video laden' },
  },
  embedNotice: (name: string) => `${name}; der Anbieter erfährt dabei Ihre IP-Adresse.`,
  embedLink: 'In einem neuen Tab öffnen',
} satisfies typeof italian;
