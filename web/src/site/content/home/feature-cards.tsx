import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';
import { useLocalizedLinks } from '../../links/use-localized-links.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './feature-cards.module.css';

type FeatureCardsProps = {
  readonly boxes: readonly FeatureBox[];
  /** Where they stand; by default over the hero's picture. */
  readonly className?: string | undefined;
};

/** Cards beside the words of the hero on wide screens. */
export function FeatureCards({ boxes, className = styles.cards }: FeatureCardsProps) {
  const { home } = usePageTexts();
  if (boxes.length === 0) return null;
  return (
    <ul className={className} aria-label={home.highlights}>
      {boxes.map((box) => (
        <li key={box.id}>
          <Card box={box} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is the link. */
function Card({ box: { icon, title, description, link } }: { readonly box: FeatureBox }) {
  const localize = useLocalizedLinks();
  const content = (
    <>
      <img src={icon} alt="" width={56} height={56} loading="lazy" decoding="async" />
      <strong>{title}</strong>
      <span>{description}</span>
    </>
  );
  return link ? (
    <a className={styles.card} {...localize(link)}>
      {content}
    </a>
  ) : (
    <div className={styles.card}>{content}</div>
  );
}
