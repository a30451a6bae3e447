import { ForbiddenEmbedError } from '@approdo/shared/rich-text/embed';
import { entryFile } from '../program.ts';
import type { Cleaned } from './clean-markup.ts';
import { openSharedThread } from './shared-thread/shared-thread.ts';

/** The cleaned content exceeds the limit: escaping makes it longer, as `<` is stored as `&lt;`. */
export class ContentTooLargeError extends Error {
  override readonly name = 'ContentTooLargeError';
}

/** The content has more elements, or nests them deeper, than anyone writes. */
export class ContentTooIntricateError extends Error {
  override readonly name = 'ContentTooIntricateError';
}

/** The longest contents take about a second each; the thread is only started when something is saved. */
const clean = openSharedThread<string, Cleaned>({
  worker: entryFile('html-worker'),
  maxWaiting: 20,
});

/**
 * Reduces HTML to what shared/rich-text lists; idempotent. All other markup is dropped and its text kept; a forbidden
 * link loses its mark. Runs off the event loop. Throws a ForbiddenEmbedError if an embed is not allowed, a
 * ContentTooLargeError, a ContentTooIntricateError or an OverloadedError.
 */
export async function cleanHtml(html: string): Promise<string> {
  const cleaned = await clean(html);
  if ('html' in cleaned) return cleaned.html;
  if ('forbidden' in cleaned) throw new ForbiddenEmbedError(cleaned.forbidden);
  throw cleaned.fault === 'too large'
    ? new ContentTooLargeError('too much content')
    : new ContentTooIntricateError('too much markup');
}
