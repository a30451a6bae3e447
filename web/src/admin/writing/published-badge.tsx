import { WRITING } from '../texts/writing.ts';
import styles from './published-badge.module.css';

export function PublishedBadge({ published }: { readonly published: boolean }) {
  return (
    <span className={styles.badge} data-published={published}>
      {published ? WRITING.published : WRITING.draft}
    </span>
  );
}
