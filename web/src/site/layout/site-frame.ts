import type { HomepageSettings } from '@approdo/shared/contract/homepage';
import type { SiteClient } from '@approdo/shared/contract/page';
import type { PropertyDetails } from '@approdo/shared/contract/property';

/** What every page shows around its own content. */
export type SiteFrame = Pick<HomepageSettings, 'siteName'> & Pick<PropertyDetails, 'name' | 'address' | 'cin'>;

export async function loadFrame(client: SiteClient): Promise<SiteFrame> {
  const [{ siteName }, { name, address, cin }] = await Promise.all([client.homepage.get(), client.property.get()]);
  return { siteName, name, address, cin };
}
