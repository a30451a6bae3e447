import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';
import { LivePicture } from '../media-picker/index.ts';
import styles from './hero-preview.module.css';
import { HOMEPAGE } from './texts.ts';

/** A small preview of the hero: its picture, and the words on a wall that juts into it. */
export function HeroPreview({ settings }: { readonly settings: HomepageSettings }) {
  const { siteName, heroImage, heroTitle, heroSubtitle, primaryButton, secondaryButton, accent } = settings;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{HOMEPAGE.preview}</figcaption>
      <div className={styles.frame} data-accent={accent}>
        <p className={styles.bar}>{siteName}</p>
        <div className={styles.picture}>
          <LivePicture className={undefined} address={heroImage} />
        </div>
        <div className={styles.wall}>
          <p className={styles.title}>{heroTitle}</p>
          <p className={styles.subtitle}>{heroSubtitle}</p>
          <p className={styles.ways}>
            {primaryButton.visible && <span className={styles.primary}>{primaryButton.text}</span>}
            {secondaryButton.visible && <span className={styles.secondary}>{secondaryButton.text}</span>}
          </p>
        </div>
      </div>
    </figure>
  );
}
