import { ContactLinks, type OwnerContacts } from '../../content/property/contact-links.tsx';
import { Island } from '../../page/island.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { ContactIsland } from './contact-island.tsx';
import styles from './contact-section.module.css';

type ContactSectionProps = {
  readonly contacts: OwnerContacts;
  /** `h1` if the section is the page itself. */
  readonly heading: 'h1' | 'h2';
};

/** How the owner is reached, and the contact form. */
export function ContactSection({ contacts, heading: Heading }: ContactSectionProps) {
  const {
    place,
    stayPages: { contact },
  } = usePageTexts();
  return (
    <section className={styles.section} aria-labelledby="contatti">
      <div className={styles.words}>
        <Heading id="contatti">{contact.heading}</Heading>
        <p>{contact.lead}</p>
        <ContactLinks contacts={contacts} whatsApp={place.whatsApp} />
      </div>
      <div className={styles.form}>
        <Island name="contact" wake="near" Component={ContactIsland} props={{}} />
        <noscript>
          <p>{contact.needsScript}</p>
        </noscript>
      </div>
    </section>
  );
}
