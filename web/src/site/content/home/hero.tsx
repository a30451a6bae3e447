import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';
import type { HomepageAnswer } from '@approdo/shared/contract/content/homepage';
import type { HeroShape } from '@approdo/shared/domain/content/look/look';
import type { ReactNode } from 'react';
import buttons from '../../../ui/button.module.css';
import { useLocalizedLinks } from '../../links/use-localized-links.ts';
import { langOf } from '../../page/in-language.ts';
import { Picture } from '../pictures/picture.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './hero.module.css';
import shapes from './hero-shapes.module.css';

/** The picture is as wide as the screen; on tall screens its sides are cropped, and 120 is sharp enough. */
const WIDE = '(max-aspect-ratio: 4/3) 120vw, 100vw';

/** Under its veil a picture shows no more detail. Half a wide screen is about as tall as wide, and crops the sides. */
const HERO_SIZES = { WALL: WIDE, FULL: WIDE, SIDE: `(width >= 56.25rem) 75vw, ${WIDE}` } as const;

export const HERO_ID = 'inizio';

type HeroProps = {
  readonly settings: HomepageAnswer;
  readonly shape: HeroShape;
  readonly boxes: readonly FeatureBox[];
  /** The line under the subtitle. */
  readonly facts: ReactNode;
  /** The text beside the first button; undefined where no price is public. */
  readonly price: string | undefined;
};

/** The hero: a picture, and the words on a wall that juts into it, over the whole of it, or beside it. */
export function Hero({ boxes, ...opening }: HeroProps) {
  const { settings, shape } = opening;
  const isWall = shape === 'WALL';
  const picture = (
    <Picture
      className={isWall ? styles.picture : shapes.picture}
      src={settings.heroImage}
      sizes={HERO_SIZES[shape]}
      alt=""
      ratio={[16, 10]}
      isFirst
    />
  );
  const words = (
    <div className={isWall ? styles.wall : shapes.words}>
      <Words {...opening} />
    </div>
  );
  if (isWall)
    return (
      <section id={HERO_ID} className={styles.hero}>
        {picture}
        {words}
        <FeatureCards boxes={boxes} />
      </section>
    );
  return (
    <section id={HERO_ID}>
      <div className={shape === 'FULL' ? shapes.full : shapes.side}>
        {picture}
        {words}
      </div>
      <FeatureCards boxes={boxes} className={shapes.boxes} />
    </section>
  );
}

const BUTTONS = {
  onPaper: { primaryButton: buttons.button, secondaryButton: buttons.quiet },
  onPicture: {
    primaryButton: `${buttons.button} ${shapes.bright}`,
    secondaryButton: `${buttons.quiet} ${shapes.clear}`,
  },
};

function Words({ settings, shape, facts, price }: Omit<HeroProps, 'boxes'>) {
  const localize = useLocalizedLinks();
  const [first, ...others] = (['primaryButton', 'secondaryButton'] as const)
    .filter((name) => settings[name].visible)
    .map((name) => (
      <a
        key={name}
        className={BUTTONS[shape === 'FULL' ? 'onPicture' : 'onPaper'][name]}
        {...localize(settings[name].link)}
        {...langOf(settings, `${name}.text`)}
      >
        {settings[name].text}
      </a>
    ));
  return (
    <div data-seen="" data-bar="after">
      <h1 {...langOf(settings, 'heroTitle')}>{settings.heroTitle}</h1>
      <p className={styles.subtitle} {...langOf(settings, 'heroSubtitle')}>
        {settings.heroSubtitle}
      </p>
      {facts}
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
    </div>
  );
}
