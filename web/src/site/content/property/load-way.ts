import type { SiteClient } from '@approdo/shared/client/page';
import { lookUp } from '../../links/find-document.ts';

/** The slug of the page in which an owner tells how to get there. */
const WAY_SLUG = 'come-arrivare';

/** The link to the page that tells the way, for an Italian page; undefined where none is published. */
export async function loadWay(client: SiteClient): Promise<string | undefined> {
  const { found, versions } = await lookUp('/pages', client.pages.get({ params: { slug: WAY_SLUG } }));
  return found || versions.it ? `/pages/${WAY_SLUG}` : undefined;
}
