/** A post of the starter content; what is stored beside this is worked out when it is written. */
export type StarterPost = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** File name in `../pictures`. */
  readonly coverImage: string;
  /** Days between its publication and the first start of the site. */
  readonly daysAgo: number;
  readonly content: string;
};

export type StarterPage = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly seoKeywords: string;
  readonly content: string;
};
