import type { PropertyDetails } from '@approdo/shared/contract/property';
import { definePage } from '../../page.ts';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { ContactSection } from './contact-section.tsx';

export const contactPage = definePage<PropertyDetails>({
  path: '/contact',
  load: (client) => client.property.get(),
  head: ({ name, images }, { origin }) => ({
    title: 'Contatti',
    description: `Scrivi a ${name}: rispondiamo a ogni domanda sulla casa, le date e il viaggio.`,
    ...(images[0] && { picture: images[0] }),
    structuredData: [breadcrumbList(origin, [{ name: 'Contatti', path: '/contact' }])],
  }),
  Component: ({ loaded }) => <ContactSection property={loaded} heading="h1" />,
});
