import type { Post } from '@approdo/shared/contract/content/blog';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { Saying } from '../../page/page.ts';
import type { StructuredData } from '../../page/structured-data.ts';

export function blogPosting({ request: { origin, language } }: Saying, post: Post): StructuredData {
  const { slug, title, excerpt, coverImage, publishedAt, createdAt, author, readTime } = post;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    image: [`${origin}/uploads/${coverImage}`],
    datePublished: publishedAt ?? createdAt,
    author: { '@type': 'Person', name: author.name },
    timeRequired: `PT${readTime}M`,
    inLanguage: language,
    mainEntityOfPage: `${origin}${addressIn(language, `/blog/${slug}`)}`,
  };
}
