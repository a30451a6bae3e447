import type { FeatureBox } from '@approdo/shared/contract/feature-boxes';
import type { HomepageSettings } from '@approdo/shared/contract/homepage';
import buttons from '../../../ui/button.module.css';
import { Picture } from '../../picture.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './hero.module.css';

/** The picture is as wide as the screen; where the screen is tall it is cut at its sides, and 125 is sharp enough. */
const HERO_SIZES = '(max-aspect-ratio: 4/3) 125vw, 100vw';

type HeroProps = { readonly settings: HomepageSettings; readonly boxes: readonly FeatureBox[] };

/** The first look: the bay across the page, and the words on a wall that steps into it. */
export function Hero({ settings, boxes }: HeroProps) {
  const { heroImage, heroTitle, heroSubtitle, primaryButton, secondaryButton } = settings;
  return (
    <section className={styles.hero}>
      <Picture className={styles.picture} src={heroImage} sizes={HERO_SIZES} alt="" ratio={[16, 10]} isFirst />
      <div className={styles.wall}>
        <h1>{heroTitle}</h1>
        <p>{heroSubtitle}</p>
        <div className={styles.ways}>
          {primaryButton.visible && (
            <a className={buttons.button} href={primaryButton.link}>
              {primaryButton.text}
            </a>
          )}
          {secondaryButton.visible && (
            <a className={buttons.quiet} href={secondaryButton.link}>
              {secondaryButton.text}
            </a>
          )}
        </div>
      </div>
      <FeatureCards boxes={boxes} />
    </section>
  );
}
