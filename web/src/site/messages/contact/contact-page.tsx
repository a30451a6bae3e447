import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import { loadWay } from '../../content/property/load-way.ts';
import { PlaceSection } from '../../content/property/place-section.tsx';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import { definePage } from '../../page/page.ts';
import { ContactSection } from './contact-section.tsx';

type Loaded = { readonly property: PropertyAnswer; readonly way: string | undefined };

export const contactPage = definePage<Loaded>({
  path: '/contact',
  async load({ client }) {
    const [property, way] = await Promise.all([client.property.get(), loadWay(client)]);
    return { property, way };
  },
  links: ({ way }) => (way ? [way] : []),
  head: ({ property: { name, images } }, locale) => ({
    title: locale.texts.stayPages.contact.title,
    description: locale.texts.stayPages.contact.description(name),
    ...(images[0] && { picture: images[0] }),
    structuredData: [breadcrumbList(locale, [{ name: locale.texts.stayPages.contact.title, path: '/contact' }])],
  }),
  Component: ({ loaded: { property, way } }) => (
    <>
      <ContactSection contacts={property} heading="h1" />
      <PlaceSection property={property} way={way} />
    </>
  ),
});
