import { ForbiddenEmbedError } from '@approdo/shared/rich-text/embed';
import { Piscina } from 'piscina';
import { entryFile } from '../program.ts';
import type { Cleaned } from './clean-markup.ts';

/** Clean, the content is longer than it may be: what is written `<` is stored as `&lt;`. */
export class ContentTooLargeError extends Error {
  override readonly name = 'ContentTooLargeError';
}

/** More elements, or more of them within each other, than anyone writes. */
export class ContentTooIntricateError extends Error {
  override readonly name = 'ContentTooIntricateError';
}

/** More content waits than can be cleaned in good time. */
export class CleanerOverloadedError extends Error {
  override readonly name = 'CleanerOverloadedError';
}

/** The longest contents take about a second each. */
const LONGEST_QUEUE = 20;

/** One thread, which starts with the first content and ends when it is idle: readers need none of its megabytes. */
const pool = new Piscina({
  filename: entryFile('html-worker').href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
});

/**
 * HTML with only what shared/rich-text lists; cleaning its own answer changes nothing. All other markup is dropped and
 * its text kept, a forbidden link loses its mark. Leaves the event loop free. Throws a ForbiddenEmbedError where an embed
 * may not be shown, a ContentTooLargeError, a ContentTooIntricateError, and a CleanerOverloadedError.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (pool.queueSize >= LONGEST_QUEUE) throw new CleanerOverloadedError('too much content at once');
  const cleaned: Cleaned = await pool.run(html);
  if ('html' in cleaned) return cleaned.html;
  if ('forbidden' in cleaned) throw new ForbiddenEmbedError(cleaned.forbidden);
  throw cleaned.fault === 'too large'
    ? new ContentTooLargeError('too much content')
    : new ContentTooIntricateError('too much markup');
}
