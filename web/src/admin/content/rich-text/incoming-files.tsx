import { createPortal } from 'react-dom';
import { UploadRow } from '../uploads/index.ts';
import styles from './incoming-files.module.css';
import { EDITOR } from './texts.ts';
import type { FilesInText } from './use-files-in-text.ts';

/** The upload progress of each file, at the place in the text where it will stand. */
export function IncomingFiles({ files }: { readonly files: FilesInText }) {
  return files.incoming.map(({ id, element, upload }) =>
    createPortal(
      <ul className={styles.list} aria-label={EDITOR.incoming}>
        <UploadRow upload={upload} onCancel={files.cancel} onRetry={files.retry} />
      </ul>,
      element,
      id,
    ),
  );
}
