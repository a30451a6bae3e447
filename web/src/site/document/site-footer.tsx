import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { MenuLink } from '../content/menu/arrange-menu.ts';
import { localizeMenu } from '../content/menu/localize-menu.ts';
import { ContactLinks } from '../content/property/contact-links.tsx';
import { useLocalizedLinks } from '../links/use-localized-links.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import shapes from './frame-shapes.module.css';
import styles from './site-footer.module.css';
import type { SiteFrame } from './site-frame.ts';
import { SiteLogo } from './site-logo.tsx';

type SiteFooterProps = { readonly frame: SiteFrame };

export function SiteFooter({ frame }: SiteFooterProps) {
  const { siteName, look } = frame;
  if (look.footer === 'COLUMNS') return <ColumnFooter frame={frame} />;
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{siteName}</p>
      <Place frame={frame} />
      <LinksAndCodes frame={frame} />
    </footer>
  );
}

/** The same, and the whole menu, side by side on a light ground. */
function ColumnFooter({ frame }: SiteFooterProps) {
  const { siteName, look, menu } = frame;
  return (
    <footer className={shapes.columns}>
      <p className={styles.name}>
        {look.logo ? <SiteLogo logo={look.logo} look={look} siteName={siteName} isLarge /> : siteName}
      </p>
      {menu.length > 0 && <FooterMenu menu={menu} />}
      <Place frame={frame} />
      <LinksAndCodes frame={frame} />
    </footer>
  );
}

function FooterMenu({ menu }: Pick<SiteFrame, 'menu'>) {
  const { layout } = usePageTexts();
  const lines = localizeMenu(menu, useLocalizedLinks());
  return (
    <nav className={shapes.menu} aria-label={layout.menu}>
      <ul>
        {lines.map((line) => (
          <li key={`${line.id} ${line.devices}`} data-devices={line.devices}>
            <FooterLink link={line} />
            {line.children.length > 0 && (
              <ul>
                {line.children
                  .filter(({ id }) => id !== line.id)
                  .map((child) => (
                    <li key={child.id} data-devices={child.devices}>
                      <FooterLink link={child} />
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ link: { href, hrefLang, label } }: { readonly link: MenuLink }) {
  return href ? (
    <a href={href} hrefLang={hrefLang}>
      {label}
    </a>
  ) : (
    <span>{label}</span>
  );
}

function Place({ frame: { name, address, contacts } }: SiteFooterProps) {
  const { place } = usePageTexts();
  return (
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
  );
}

function LinksAndCodes({ frame: { cin, cir } }: SiteFooterProps) {
  const { language, layout } = usePageTexts();
  return (
    <p className={styles.small}>
      <a href={addressIn(language, '/contact')}>{layout.contact}</a>
      <a href={addressIn(language, '/pages/informativa-privacy')}>{layout.privacy}</a>
      {cin && <span>{layout.nationalCode(cin)}</span>}
      {cir && <span>{layout.regionalCode(cir)}</span>}
    </p>
  );
}
