import type { SiteClient } from '@approdo/shared/client/page';
import type { Gallery } from '@approdo/shared/contract/content/galleries';
import { listEmbeds } from '@approdo/shared/rich-text/stored-content';
import { findOrNothing } from '../../links/find-or-nothing.ts';

/** The galleries that some content embeds, by slug; missing ones are left out. */
export async function loadGalleries(client: SiteClient, content: string): Promise<ReadonlyMap<string, Gallery>> {
  const slugs = new Set(
    listEmbeds(content).flatMap((embed) => (embed.type === 'gallery' && embed.slug ? [embed.slug] : [])),
  );
  const found = await Promise.all([...slugs].map((slug) => findOrNothing(client.galleries.get({ params: { slug } }))));
  return new Map(found.flatMap((gallery) => (gallery ? [[gallery.slug, gallery] as const] : [])));
}
