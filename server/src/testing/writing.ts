/** A valid draft for a site of createTestSite. */
export function aPost(change: Partial<PostBody> = {}): PostBody {
  return {
    title: 'Una mattina al porto',
    excerpt: 'Le barche rientrano e il caffè è già pronto.',
    content: '<p>Alle sette il mare è una tavola.</p>',
    coverImage: 'harbour-boats.jpg',
    ...change,
  };
}

export type PostBody = {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly coverImage: string;
  readonly published?: boolean;
  readonly slug?: string;
};

export function aPage(change: Partial<PageBody> = {}): PageBody {
  return {
    title: 'Regole della casa',
    slug: 'regole-della-casa',
    content: '<p>Poche regole, tutte gentili: il resto lo decidono il sole, il mare e chi c’è.</p>',
    ...change,
  };
}

export type PageBody = {
  readonly title: string;
  readonly slug: string;
  readonly content: string;
  readonly published?: boolean;
  readonly seoTitle?: string;
};

export function aGallery(change: Partial<GalleryBody> = {}): GalleryBody {
  return { name: 'Il porto', slug: 'il-porto', images: ['harbour-boats.jpg', 'ferry-arrival.jpg'], ...change };
}

export type GalleryBody = {
  readonly name: string;
  readonly slug: string;
  readonly images: string[];
  readonly description?: string | null;
  readonly isDefault?: boolean;
};
