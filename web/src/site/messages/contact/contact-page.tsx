import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import { definePage } from '../../page/page.ts';
import { ContactSection } from './contact-section.tsx';

export const contactPage = definePage<PropertyAnswer>({
  path: '/contact',
  load: ({ client }) => client.property.get(),
  head: ({ name, images }, locale) => ({
    title: locale.texts.stayPages.contact.title,
    description: locale.texts.stayPages.contact.description(name),
    ...(images[0] && { picture: images[0] }),
    structuredData: [breadcrumbList(locale, [{ name: locale.texts.stayPages.contact.title, path: '/contact' }])],
  }),
  Component: ({ loaded }) => <ContactSection property={loaded} heading="h1" />,
});
