import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';
import kit from '../../kit/styles/kit.module.css';
import { LivePicture } from '../media-picker/index.ts';
import styles from './hero-preview.module.css';
import { HOMEPAGE } from './texts.ts';

/** A small preview of the hero: its picture, and the words on a wall that juts into it. */
export function HeroPreview({ settings }: { readonly settings: HomepageSettings }) {
  const { siteName, heroImage, heroTitle, heroSubtitle, primaryButton, secondaryButton, accent } = settings;
  return (
    <figure className={kit.flush}>
      <figcaption className={kit.muted} style={{ marginBlockEnd: 'var(--space-2)' }}>
        {HOMEPAGE.preview}
      </figcaption>
      <div className={styles.frame} data-accent={accent}>
        <p className={kit.display} style={{ padding: 'var(--space-2) var(--space-4)' }}>
          {siteName}
        </p>
        <div className={styles.picture}>
          <LivePicture address={heroImage} />
        </div>
        <div className={styles.wall}>
          <p className={kit.display} style={{ fontSize: 'var(--title-s)', lineHeight: 1.1 }}>
            {heroTitle}
          </p>
          <p className={kit.soft}>{heroSubtitle}</p>
          <p className={kit.cluster}>
            {primaryButton.visible && <span className={styles.primary}>{primaryButton.text}</span>}
            {secondaryButton.visible && <span className={styles.secondary}>{secondaryButton.text}</span>}
          </p>
        </div>
      </div>
    </figure>
  );
}
