import styles from './site-footer.module.css';
import type { SiteFrame } from './site-frame.ts';

export function SiteFooter({ frame }: { readonly frame: SiteFrame }) {
  const { siteName, name, address, cin } = frame;
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
        <a href="/contact">Contatti</a>
        <a href="/rss.xml">Il blog via RSS</a>
        <a href="/pages/informativa-privacy">Informativa sulla privacy</a>
        {cin && <span>CIN {cin}</span>}
      </p>
    </footer>
  );
}
