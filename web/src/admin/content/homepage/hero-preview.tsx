import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';
import type { ReactNode } from 'react';
import kit from '../../kit/styles/kit.module.css';
import { LivePicture } from '../media-picker/index.ts';
import styles from './hero-preview.module.css';
import type { HomepageForm } from './look-fields.tsx';
import { HOMEPAGE } from './texts.ts';

type Props = { readonly form: HomepageForm; readonly children: ReactNode };

/** The form next to a preview of the site's first screen. */
export function BesidePreview({ form, children }: Props) {
  return (
    <div className={styles.sides}>
      <div className={styles.preview}>
        <HeroPreview settings={form.draft} />
      </div>
      <form {...form.props}>{children}</form>
    </div>
  );
}

/** A small preview of the hero: its picture, and the words on a wall that juts into it. */
function HeroPreview({ settings }: { readonly settings: HomepageSettings }) {
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
            {primaryButton.visible && (
              <span className={styles.button} data-filled>
                {primaryButton.text}
              </span>
            )}
            {secondaryButton.visible && <span className={styles.button}>{secondaryButton.text}</span>}
          </p>
        </div>
      </div>
    </figure>
  );
}
