import type { ReactNode } from 'react';
import styles from './beside-preview.module.css';
import { HeroPreview } from './hero-preview.tsx';
import type { HomepageForm } from './use-homepage-form.ts';

type Props = { readonly form: HomepageForm; readonly children: ReactNode };

/** The form next to a preview of the site's first screen. */
export function BesidePreview({ form, children }: Props) {
  return (
    <div className={styles.sides}>
      <div className={styles.preview}>
        <HeroPreview settings={form.draft} />
      </div>
      <form {...form.props}>{children}</form>
    </div>
  );
}
