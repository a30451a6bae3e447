import { createHash } from 'node:crypto';
import type { RenderedPage } from '@approdo/shared/contract/page';
import { compress, type Encoding } from './compress-page.ts';

export type PageBody = { readonly bytes: Buffer; readonly etag: string };

/** A page as it goes out; each encoding is made once, when somebody first wants it. */
export type ReadyPage = {
  readonly status: 200 | 404;
  /** The body where it is there already. */
  readonly find: (encoding: Encoding) => PageBody | undefined;
  readonly get: (encoding: Encoding) => Promise<PageBody>;
};

export function createReadyPage(page: Extract<RenderedPage, { html: string }>): ReadyPage {
  const plain = Buffer.from(page.html);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  const bodies = new Map<Encoding, PageBody>([['identity', { bytes: plain, etag: `"${digest}"` }]]);
  const underWay = new Map<Encoding, Promise<PageBody>>();

  async function make(encoding: Encoding): Promise<PageBody> {
    const body = { bytes: await compress(plain, encoding), etag: `"${digest}-${encoding}"` };
    bodies.set(encoding, body);
    underWay.delete(encoding);
    return body;
  }

  return {
    status: page.status,
    find: (encoding) => bodies.get(encoding),
    get(encoding) {
      const there = bodies.get(encoding);
      if (there) return Promise.resolve(there);
      const made = underWay.get(encoding) ?? make(encoding);
      underWay.set(encoding, made);
      return made;
    },
  };
}
