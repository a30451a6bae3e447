import { Button, Progress } from '@mantine/core';
import { memo, useDeferredValue } from 'react';
import { formatBytes } from '../../kit/format/size.ts';
import kit from '../../kit/styles/kit.module.css';
import { UPLOAD_NOTES, UPLOADS } from './texts.ts';
import styles from './upload-list.module.css';
import { isAtFault, isOver, isUnderWay, putFaultsFirst, type Upload } from './uploads.ts';
import { useUploadList, useUploads } from './uploads-provider.tsx';

/**
 * The current uploads with their progress, and a button to cancel each; nothing if there are none. Thirty rows are
 * rendered in slices: at once they would freeze a phone.
 */
export function UploadList() {
  const { cancel, cancelAll, dismissAll, retry } = useUploads();
  const list = useDeferredValue(useUploadList());
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'done').length;
  const isBusy = isUnderWay(list);
  return (
    <div style={{ margin: '0 0 var(--space-5)' }}>
      {list.length > 1 && (
        <div className={`${kit.spread} ${kit.strong}`}>
          <span>{UPLOADS.count(done, list.length)}</span>
          <Button size="xs" variant="subtle" onClick={isBusy ? cancelAll : dismissAll}>
            {isBusy ? UPLOADS.cancelAll : UPLOADS.dismissAll}
          </Button>
        </div>
      )}
      <p role="status" className={styles.cut}>
        {list.some(({ state }) => state === 'cut') && UPLOADS.cut}
      </p>
      <ul
        className={`${kit.plainList} ${kit.stack2}`}
        style={{ maxBlockSize: 'min(26rem, 60vh)', overflowY: 'auto' }}
        aria-label={UPLOADS.title}
      >
        {putFaultsFirst(list).map((upload) => (
          <UploadRow key={upload.id} upload={upload} onCancel={cancel} onRetry={retry} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  readonly upload: Upload;
  readonly onCancel: (id: number) => void;
  readonly onRetry: (id: number) => void;
};

/** One upload, in any list; it re-renders only if its own props change. */
export const UploadRow = memo(function UploadRow({ upload, onCancel, onRetry }: RowProps) {
  const { id, file, state, share, problem } = upload;
  const isEnded = isOver(upload);
  const isProblem = isAtFault(upload);
  return (
    <li className={styles.upload} data-problem={isProblem || undefined}>
      <span className={`${kit.strong} ${kit.ellipsis}`}>{file.name}</span>
      <span className={styles.state} role={isProblem ? 'alert' : undefined}>
        {problem && isProblem ? problem : `${sayWeight(upload)} · ${sayState(upload)}`}
      </span>
      {!isEnded && (
        <Progress.Root size="md">
          <Progress.Section value={share * 100} aria-label={UPLOADS.progress(file.name)} />
        </Progress.Root>
      )}
      <span className={kit.line} style={{ gridColumn: 2, gridRow: '1 / span 3' }}>
        {state === 'failed' && (
          <Button size="xs" variant="default" onClick={() => onRetry(id)}>
            {UPLOADS.retry}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          onClick={() => onCancel(id)}
          aria-label={isEnded ? undefined : UPLOADS.cancelOf(file.name)}
        >
          {isEnded ? UPLOADS.dismiss : UPLOADS.cancel}
        </Button>
      </span>
    </li>
  );
});

/** The size before and after, if the file was shrunk. */
function sayWeight({ file, preparedSize }: Upload): string {
  const before = formatBytes(file.size);
  return preparedSize === undefined ? before : `${before} → ${formatBytes(preparedSize)}`;
}

function sayState({ state, share, note }: Upload): string {
  if (state === 'sending') return share < 1 ? `${Math.floor(share * 100)} %` : UPLOADS.finishing;
  if (state === 'done') return note ? UPLOAD_NOTES[note].short : UPLOADS.done;
  if (state === 'cut') return UPLOADS.waitingForLine;
  return state === 'checking' ? UPLOADS.checking : UPLOADS.waiting;
}
