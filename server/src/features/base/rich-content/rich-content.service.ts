import { CONTENT_TOO_INTRICATE, CONTENT_TOO_LARGE } from '@approdo/shared/contract/base/rich-text';
import { ForbiddenEmbedError } from '@approdo/shared/rich-text/embed';
import { type MessageOrText, say } from '@approdo/shared/words/say';
import { ContentTooIntricateError, ContentTooLargeError, cleanHtml } from '../../../adapters/html-cleaner.ts';
import { OverloadedError } from '../../../adapters/shared-thread/tenant-queue.ts';
import { busy } from '../../../http/problems.ts';

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
