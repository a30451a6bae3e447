/** The texts around the owner's own pages. */
export const writing = {
  publishedOn: { before: 'published on ', after: '' },
  back: 'Torna indietro',
};
