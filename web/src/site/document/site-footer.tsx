import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { usePageTexts } from '../texts/use-page-texts.ts';
import styles from './site-footer.module.css';
import type { SiteFrame } from './site-frame.ts';

type SiteFooterProps = { readonly frame: SiteFrame };

export function SiteFooter({ frame }: SiteFooterProps) {
  const { language, layout } = usePageTexts();
  const { siteName, name, address, cin, cir } = frame;
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{siteName}</p>
      <address className={styles.place}>
        {name}
        {address && (
          <>
            <br />
            {address}
          </>
        )}
      </address>
      <p className={styles.small}>
        <a href={addressIn(language, '/contact')}>{layout.contact}</a>
        <a href={addressIn(language, '/rss.xml')}>{layout.feed}</a>
        <a href={addressIn(language, '/pages/informativa-privacy')}>{layout.privacy}</a>
        {cin && <span>{layout.nationalCode(cin)}</span>}
        {cir && <span>{layout.regionalCode(cir)}</span>}
      </p>
    </footer>
  );
}
