import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { ContactLinks } from '../content/property/contact-links.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import styles from './site-footer.module.css';
import type { SiteFrame } from './site-frame.ts';

type SiteFooterProps = { readonly frame: SiteFrame };

export function SiteFooter({ frame }: SiteFooterProps) {
  const { language, layout, place } = usePageTexts();
  const { siteName, name, address, cin, cir, contacts } = frame;
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{siteName}</p>
      <div className={styles.place}>
        <address>
          {name}
          {address && (
            <>
              <br />
              {address}
            </>
          )}
        </address>
        <ContactLinks contacts={contacts} whatsApp={place.whatsApp} />
      </div>
      <p className={styles.small}>
        <a href={addressIn(language, '/contact')}>{layout.contact}</a>
        <a href={addressIn(language, '/pages/informativa-privacy')}>{layout.privacy}</a>
        {cin && <span>{layout.nationalCode(cin)}</span>}
        {cir && <span>{layout.regionalCode(cir)}</span>}
      </p>
    </footer>
  );
}
