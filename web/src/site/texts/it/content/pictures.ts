/** The texts of galleries, pictures and embeds around the owner's own. */
export const pictures = {
  title: 'Galleria',
  description: 'Le fotografie della casa, stanza per stanza, e dei suoi dintorni.',
  galleries: 'Gallerie',
  noGalleries: 'Le fotografie arriveranno presto.',
  notFound: 'Gallery not found',
  none: 'No images in this gallery',
  all: 'Tutte le foto',
  carousel: 'carosello',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  place: (place: number, count: number) => `Foto ${place} di ${count}`,
  placeFullSize: (place: number, count: number) => `Foto ${place} di ${count}, a grandezza intera`,
  fullSize: 'Foto a grandezza intera',
  embeds: {
    image: { name: (host: string) => `Immagine di ${host}`, load: 'Carica l’immagine' },
    map: { name: (host: string) => `Mappa di ${host}`, load: 'Carica la mappa' },
    youtube: { name: (host: string) => `Video di ${host}`, load: 'Carica il video' },
  },
  embedNotice: (name: string) => `${name}, che riceverà il tuo indirizzo IP.`,
  embedLink: 'Apri in una nuova scheda',
};
