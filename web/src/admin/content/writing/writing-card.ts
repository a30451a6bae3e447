import styles from './writing-card.module.css';

/** How the cards of articles, pages and galleries look alike, part by part. */
export const WRITING_CARD = {
  card: styles.card,
  marks: styles.marks,
  title: styles.title,
  text: styles.text,
  facts: styles.facts,
  buttons: styles.buttons,
} as const;
