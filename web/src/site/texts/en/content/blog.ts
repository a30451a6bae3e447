import type { blog as italian } from '../../it/content/blog.ts';

export const blog = {
  title: 'Blog',
  pageTitle: (page: number) => `Blog, page ${page}`,
  description: 'Stories and tips from the area: what to see, what to eat, how to get here and when to come.',
  lead: 'Stories and tips from the area, for those about to set off and those still dreaming of it.',
  feed: 'The blog via RSS',
  none: 'There are no articles yet.',
  read: 'Read the article',
  readNamed: (title: string) => `Read the article: ${title}`,
  readTime: (minutes: number) => `${minutes} min read`,
  pages: 'Blog pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  all: 'All articles',
  latest: 'From the blog',
  freeDates: 'See the free dates',
  missing: {
    title: 'Article not found',
    description: 'This article is no longer here.',
    text: 'It may have moved, or the address isn’t quite right.',
    back: 'Back to the blog',
  },
} satisfies typeof italian;
