import { CONTENT_TOO_INTRICATE, CONTENT_TOO_LARGE } from '@approdo/shared/contract/rich-text';
import { ForbiddenEmbedError } from '@approdo/shared/rich-text/embed';
import {
  CleanerOverloadedError,
  ContentTooIntricateError,
  ContentTooLargeError,
  cleanHtml,
} from '../../adapters/html-cleaner.ts';
import { busy, invalidFields } from '../../http/problems.ts';

/** Content as it is stored; throws 400 naming an embed that may not be shown, or where it is too long. */
export async function cleanContent(html: string): Promise<string> {
  try {
    return await cleanHtml(html);
  } catch (error) {
    if (error instanceof ForbiddenEmbedError) {
      throw invalidFields({ content: `Questo contenuto non può essere incorporato: ${error.subject}` });
    }
    if (error instanceof ContentTooLargeError) throw invalidFields({ content: CONTENT_TOO_LARGE });
    if (error instanceof ContentTooIntricateError) throw invalidFields({ content: CONTENT_TOO_INTRICATE });
    if (error instanceof CleanerOverloadedError) throw busy();
    throw error;
  }
}
