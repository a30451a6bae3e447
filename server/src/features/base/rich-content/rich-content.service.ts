import { CONTENT_TOO_INTRICATE, CONTENT_TOO_LARGE } from '@approdo/shared/contract/base/rich-text';
import { ForbiddenEmbedError } from '@approdo/shared/rich-text/embed';
import { ContentTooIntricateError, ContentTooLargeError, cleanHtml } from '../../../adapters/html-cleaner.ts';
import { OverloadedError } from '../../../adapters/shared-thread/turns-of-tenants.ts';
import { busy } from '../../../http/problems.ts';

/** Content as it is stored, or what keeps it from being stored, in words. */
export type ReadContent = { readonly content: string } | { readonly fault: string };

/** Names an embed that may not be shown, and what is too long or too intricate. */
export async function cleanContent(html: string): Promise<ReadContent> {
  try {
    return { content: await cleanHtml(html) };
  } catch (error) {
    if (error instanceof ForbiddenEmbedError) {
      return { fault: `Questo contenuto non può essere incorporato: ${error.subject}` };
    }
    if (error instanceof ContentTooLargeError) return { fault: CONTENT_TOO_LARGE };
    if (error instanceof ContentTooIntricateError) return { fault: CONTENT_TOO_INTRICATE };
    if (error instanceof OverloadedError) throw busy();
    throw error;
  }
}
