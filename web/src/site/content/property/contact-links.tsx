import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { reachAddress, whatsAppAddress } from '@approdo/shared/domain/messages/reach';
import styles from './contact-links.module.css';

/** How the owner says that she is reached. */
export type OwnerContacts = Pick<PropertyDetails, 'phone' | 'publicEmail' | 'isWhatsApp'>;

type ContactLinksProps = {
  readonly contacts: OwnerContacts;
  /** What the link to WhatsApp says. */
  readonly whatsApp: string;
};

/** The links that reach the owner: telephone, WhatsApp, e-mail. Nothing if she has given none. */
export function ContactLinks({ contacts: { phone, publicEmail, isWhatsApp }, whatsApp }: ContactLinksProps) {
  if (!phone && !publicEmail) return null;
  return (
    <ul className={styles.links}>
      {phone && (
        <li>
          <a href={reachAddress({ kind: 'phone', number: phone })}>{phone}</a>
        </li>
      )}
      {phone && isWhatsApp && (
        <li>
          <a href={whatsAppAddress(phone)} target="_blank" rel="noopener">
            {whatsApp}
          </a>
        </li>
      )}
      {publicEmail && (
        <li>
          <a href={reachAddress({ kind: 'mail', email: publicEmail })}>{publicEmail}</a>
        </li>
      )}
    </ul>
  );
}
