import kit from '../../kit/styles/kit.module.css';
import styles from './writing-card.module.css';

/** The shared styles of the cards of articles, pages and galleries, by part. */
export const WRITING_CARD = {
  card: kit.textColumn,
  marks: `${kit.cluster} ${kit.row}`,
  title: styles.title,
  text: styles.text,
  facts: styles.facts,
  buttons: kit.toFoot,
} as const;
