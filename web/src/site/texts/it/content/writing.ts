/** What a page of the owner's own says around her words. */
export const writing = {
  publishedOn: { before: 'published on ', after: '' },
  back: 'Torna indietro',
};
