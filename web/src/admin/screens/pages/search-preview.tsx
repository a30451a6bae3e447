import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { PAGE_FORM } from '../../texts/pages.ts';
import { cutAt } from './cut-at.ts';
import type { PageFields } from './page-fields.ts';
import styles from './search-preview.module.css';

/** About what a result shows of each before it cuts them. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

type Props = {
  readonly fields: PageFields;
  /** Where the page is read. */
  readonly address: string;
};

/** How the page looks among the results of a search. */
export function SearchPreview({ fields, address }: Props) {
  const { title, seoTitle, seoDescription, excerpt, content } = fields;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{PAGE_FORM.preview}</figcaption>
      <p className={styles.address}>{address}</p>
      <p className={styles.title}>{cutAt(seoTitle || title || PAGE_FORM.seoTitle, TITLE_LENGTH)}</p>
      <p className={styles.description}>
        {cutAt(seoDescription || excerpt || plainTextOf(content), DESCRIPTION_LENGTH)}
      </p>
    </figure>
  );
}
