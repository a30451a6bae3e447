import { CONTENT_TOO_INTRICATE, CONTENT_TOO_LARGE } from '@approdo/shared/contract/base/rich-text';
import { ForbiddenEmbedError } from '@approdo/shared/rich-text/embed';
import { type MessageOrText, say } from '@approdo/shared/words/say';
import { ContentTooIntricateError, ContentTooLargeError, cleanHtml } from '../../../adapters/html-cleaner.ts';
import { OverloadedError } from '../../../adapters/shared-thread/tenant-queue.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { busy, HttpProblem } from '../../../http/problems.ts';

/** Content ready to be stored, or the fault that prevents it. */
export type ReadContent = { readonly content: string } | { readonly fault: MessageOrText };

/** Cleans HTML; the fault names a forbidden embed, or content that is too long or too complex. */
export async function cleanContent(html: string): Promise<ReadContent> {
  try {
    return { content: await cleanHtml(html) };
  } catch (error) {
    if (error instanceof ForbiddenEmbedError) {
      return { fault: say('embedForbidden', { subject: error.subject }) };
    }
    if (error instanceof ContentTooLargeError) return { fault: CONTENT_TOO_LARGE };
    if (error instanceof ContentTooIntricateError) return { fault: CONTENT_TOO_INTRICATE };
    if (error instanceof OverloadedError) throw busy();
    throw error;
  }
}

type Document = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly published: number;
  readonly created_at: string;
};

/** The search entry of an article or page; a draft is marked as one. */
export function documentToFind({ id, title, excerpt, slug, published, created_at }: Document): SearchEntry {
  return { id, title, detail: published ? excerpt : 'Bozza', texts: [title, excerpt, slug], at: created_at };
}

const SLUG_TAKEN = say('slugTaken');

/** Runs a write with a unique slug; throws 409 where the slug is taken. */
export async function requireFreeSlug(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new HttpProblem(409, SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } }) : error;
  }
}
