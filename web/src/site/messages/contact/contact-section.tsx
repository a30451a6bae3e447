import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { Island } from '../../page/island.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { ContactIsland } from './contact-island.tsx';
import styles from './contact-section.module.css';

type ContactSectionProps = {
  readonly property: Pick<PropertyDetails, 'name' | 'address'>;
  /** `h1` if the section is the page itself. */
  readonly heading: 'h1' | 'h2';
};

/** Where the property is, and the contact form. */
export function ContactSection({ property: { name, address }, heading: Heading }: ContactSectionProps) {
  const { contact } = usePageTexts().stayPages;
  return (
    <section className={styles.section} aria-labelledby="contatti">
      <div className={styles.words}>
        <Heading id="contatti">{contact.heading}</Heading>
        <p>{contact.lead}</p>
        <address>
          {name}
          {address && (
            <>
              <br />
              {address}
            </>
          )}
        </address>
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
