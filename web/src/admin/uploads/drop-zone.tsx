import type { ReactNode } from 'react';
import { MEDIA } from '../texts/media.ts';
import styles from './drop-zone.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './uploads-provider.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** Uploads what is dropped on it, or pasted while it is shown, and shows how far that is. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const { add } = useUploads();
  const { isOver, props } = useFileDrop(add);
  return (
    <section className={styles.zone} aria-label={MEDIA.list} {...props}>
      <UploadList />
      {children}
      {isOver && <div className={styles.veil}>{MEDIA.drop}</div>}
    </section>
  );
}
