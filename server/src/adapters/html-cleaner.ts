import { ForbiddenEmbedError } from '@approdo/shared/rich-text/embed';
import { entryFile } from '../program.ts';
import type { Cleaned } from './clean-markup.ts';
import { openSharedThread } from './shared-thread/shared-thread.ts';

/** Clean, the content is longer than it may be: what is written `<` is stored as `&lt;`. */
export class ContentTooLargeError extends Error {
  override readonly name = 'ContentTooLargeError';
}

/** More elements, or more of them within each other, than anyone writes. */
export class ContentTooIntricateError extends Error {
  override readonly name = 'ContentTooIntricateError';
}

/** The longest contents take about a second each; readers need none of the thread's megabytes. */
const clean = openSharedThread<string, Cleaned>({
  worker: entryFile('html-worker'),
  mostWaiting: 20,
});

/**
 * HTML with only what shared/rich-text lists; cleaning its own answer changes nothing. All other markup is dropped and
 * its text kept, a forbidden link loses its mark. Leaves the event loop free. Throws a ForbiddenEmbedError where an embed
 * may not be shown, a ContentTooLargeError, a ContentTooIntricateError, and an OverloadedError.
 */
export async function cleanHtml(html: string): Promise<string> {
  const cleaned = await clean(html);
  if ('html' in cleaned) return cleaned.html;
  if ('forbidden' in cleaned) throw new ForbiddenEmbedError(cleaned.forbidden);
  throw cleaned.fault === 'too large'
    ? new ContentTooLargeError('too much content')
    : new ContentTooIntricateError('too much markup');
}
