import { post } from '@approdo/shared/contract/content/blog';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

/** A post as it is stored: its author is an account, null once that is deleted. */
const storedPost = post
  .omit({ author: true, pictures: true, version: true, inItalian: true, alternates: true })
  .extend({ authorId: z.string().nullable() });
export type StoredPost = z.output<typeof storedPost>;

export const postRecord = describeRecord('posts', storedPost);

export type BlogTables = { posts: RowOf<StoredPost> };

declare module '../../../db/schema.ts' {
  interface Schema extends BlogTables {}
}
