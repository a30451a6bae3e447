import type { PropertyDetails } from '@approdo/shared/contract/property';
import { Island } from '../../island.tsx';
import { ContactIsland } from '../../islands/contact/contact-island.tsx';
import styles from './contact-section.module.css';

type ContactSectionProps = {
  readonly property: Pick<PropertyDetails, 'name' | 'address'>;
  /** `h1` where it is the page itself. */
  readonly heading: 'h1' | 'h2';
};

/** Where the property is, and the form to write to its owner. */
export function ContactSection({ property: { name, address }, heading: Heading }: ContactSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="contatti">
      <div className={styles.words}>
        <Heading id="contatti">Scrivici</Heading>
        <p>
          Una domanda sulla casa, sulle date, sul traghetto? Scrivici due righe: rispondiamo di persona, di solito in
          giornata.
        </p>
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
          <p>Per inviare un messaggio serve JavaScript.</p>
        </noscript>
      </div>
    </section>
  );
}
