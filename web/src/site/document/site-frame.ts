import type { SiteClient } from '@approdo/shared/client/page';
import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';
import type { Look } from '@approdo/shared/contract/content/look';
import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { cardPictureOf } from '@approdo/shared/domain/content/look/pictures';
import { arrangeMenu, type MenuLine } from '../content/menu/arrange-menu.ts';
import type { OwnerContacts } from '../content/property/contact-links.tsx';

/** What every page displays around its own content. */
export type SiteFrame = Pick<HomepageSettings, 'siteName' | 'accent'> &
  Pick<PropertyDetails, 'name' | 'address' | 'cin' | 'cir'> & {
    readonly look: Look;
    /** Whether there is a picture for links to pages that have none of their own. */
    readonly hasCard: boolean;
    readonly contacts: OwnerContacts;
    readonly menu: readonly MenuLine[];
    /** The targets of the menu's lines. */
    readonly links: readonly string[];
  };

export async function loadFrame(client: SiteClient, look: Look): Promise<SiteFrame> {
  const [{ siteName, accent, heroImage }, property, items] = await Promise.all([
    client.homepage.get(),
    client.property.get(),
    client.menu.list(),
  ]);
  const menu = arrangeMenu(items);
  const links = menu.flatMap((line) => [line, ...line.children]).flatMap(({ href }) => href ?? []);
  const { name, address, cin, cir, phone, publicEmail, isWhatsApp } = property;
  const hasCard = cardPictureOf(look.share, heroImage) !== undefined;
  const contacts = { phone, publicEmail, isWhatsApp };
  return { siteName, accent, look, hasCard, name, address, cin, cir, contacts, menu, links };
}
