import styles from './writing-card.module.css';

/** The shared styles of the cards of articles, pages and galleries, by part. */
export const WRITING_CARD = {
  card: styles.card,
  marks: styles.marks,
  title: styles.title,
  text: styles.text,
  facts: styles.facts,
  buttons: styles.buttons,
} as const;
