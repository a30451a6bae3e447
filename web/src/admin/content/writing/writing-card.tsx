import { Badge } from '../../kit/badge/badge.tsx';
import kit from '../../kit/styles/kit.module.css';
import { PUBLICATION, WRITING } from './texts.ts';
import styles from './writing-card.module.css';

/** The shared styles of the cards of articles, pages and galleries, by part. */
export const WRITING_CARD = {
  card: kit.textColumn,
  marks: `${kit.cluster} ${kit.row}`,
  title: styles.title,
  text: `${kit.flush} ${kit.wrapAnywhere}`,
  facts: `${kit.hint} ${kit.wrapAnywhere}`,
  buttons: kit.toFoot,
} as const;

type Titled = { readonly title: string; readonly createdAt: string };

/** The orders in which articles and pages can be sorted. */
export const WRITING_ORDERS = [
  { key: 'title', label: WRITING.title, by: ({ title }: Titled) => title },
  { key: 'created', label: WRITING.created, by: ({ createdAt }: Titled) => createdAt },
];

export function PublicationBadge({ published }: { readonly published: boolean }) {
  return <Badge tone={published ? 'done' : 'resting'}>{published ? PUBLICATION.published : PUBLICATION.draft}</Badge>;
}
