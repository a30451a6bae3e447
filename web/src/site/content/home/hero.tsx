import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';
import type { HomepageAnswer } from '@approdo/shared/contract/content/homepage';
import type { ReactNode } from 'react';
import buttons from '../../../ui/button.module.css';
import { useLocalizedLinks } from '../../links/use-localized-links.ts';
import { langOf } from '../../page/in-language.ts';
import { Picture } from '../pictures/picture.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './hero.module.css';

/** The picture is as wide as the screen; on tall screens its sides are cropped, and 125 is sharp enough. */
const HERO_SIZES = '(max-aspect-ratio: 4/3) 125vw, 100vw';

type HeroProps = {
  readonly settings: HomepageAnswer;
  readonly boxes: readonly FeatureBox[];
  /** The line under the subtitle. */
  readonly facts: ReactNode;
  /** The text beside the first button; undefined where no price is public. */
  readonly price: string | undefined;
};

/** The hero: the picture across the page, and the words on a wall that juts into it. */
export function Hero({ settings, boxes, facts, price }: HeroProps) {
  const { heroImage, heroTitle, heroSubtitle } = settings;
  return (
    <section id="inizio" className={styles.hero}>
      <Picture className={styles.picture} src={heroImage} sizes={HERO_SIZES} alt="" ratio={[16, 10]} isFirst />
      <div className={styles.wall}>
        <div data-seen="" data-bar="after">
          <h1 {...langOf(settings, 'heroTitle')}>{heroTitle}</h1>
          <p className={styles.subtitle} {...langOf(settings, 'heroSubtitle')}>
            {heroSubtitle}
          </p>
          {facts}
          <Buttons settings={settings} price={price} />
        </div>
      </div>
      <FeatureCards boxes={boxes} />
    </section>
  );
}

function Buttons({ settings, price }: Pick<HeroProps, 'settings' | 'price'>) {
  const localize = useLocalizedLinks();
  const [first, ...others] = (['primaryButton', 'secondaryButton'] as const)
    .filter((name) => settings[name].visible)
    .map((name) => (
      <a
        key={name}
        className={name === 'primaryButton' ? buttons.button : buttons.quiet}
        {...localize(settings[name].link)}
        {...langOf(settings, `${name}.text`)}
      >
        {settings[name].text}
      </a>
    ));
  return (
    <div className={styles.ways}>
      {first && price ? (
        <div className={styles.first}>
          {first}
          <span>{price}</span>
        </div>
      ) : (
        first
      )}
      {others}
    </div>
  );
}
