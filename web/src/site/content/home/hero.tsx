import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';
import type { HomepageAnswer } from '@approdo/shared/contract/content/homepage';
import buttons from '../../../ui/button.module.css';
import { useLocalizedLinks } from '../../links/use-localized-links.ts';
import { langOf } from '../../page/in-language.ts';
import { Picture } from '../pictures/picture.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './hero.module.css';

/** The picture is as wide as the screen; on tall screens its sides are cropped, and 125 is sharp enough. */
const HERO_SIZES = '(max-aspect-ratio: 4/3) 125vw, 100vw';

export const HERO_ID = 'inizio';

type HeroProps = { readonly settings: HomepageAnswer; readonly boxes: readonly FeatureBox[] };

/** The hero: the picture across the page, and the words on a wall that juts into it. */
export function Hero({ settings, boxes }: HeroProps) {
  const localize = useLocalizedLinks();
  const { heroImage, heroTitle, heroSubtitle, primaryButton, secondaryButton } = settings;
  return (
    <section id={HERO_ID} className={styles.hero}>
      <Picture className={styles.picture} src={heroImage} sizes={HERO_SIZES} alt="" ratio={[16, 10]} isFirst />
      <div className={styles.wall}>
        <h1 {...langOf(settings, 'heroTitle')}>{heroTitle}</h1>
        <p {...langOf(settings, 'heroSubtitle')}>{heroSubtitle}</p>
        <div className={styles.ways}>
          {primaryButton.visible && (
            <a className={buttons.button} {...localize(primaryButton.link)} {...langOf(settings, 'primaryButton.text')}>
              {primaryButton.text}
            </a>
          )}
          {secondaryButton.visible && (
            <a
              className={buttons.quiet}
              {...localize(secondaryButton.link)}
              {...langOf(settings, 'secondaryButton.text')}
            >
              {secondaryButton.text}
            </a>
          )}
        </div>
      </div>
      <FeatureCards boxes={boxes} />
    </section>
  );
}
