import { Button, Progress } from '@mantine/core';
import { formatBytes } from '../format/size.ts';
import { UPLOADS } from '../texts/media.ts';
import styles from './upload-list.module.css';
import { isAtFault, isOver, putFaultsFirst, type Upload } from './uploads.ts';
import { useUploads } from './uploads-provider.tsx';

/** What is on its way, how far it is, and the way to end it. Nothing where nothing is. */
export function UploadList() {
  const { list, cancel, retry } = useUploads();
  if (list.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={UPLOADS.title}>
      {putFaultsFirst(list).map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onCancel={() => cancel(upload.id)}
          onRetry={() => retry(upload.id)}
        />
      ))}
    </ul>
  );
}

type RowProps = { readonly upload: Upload; readonly onCancel: () => void; readonly onRetry: () => void };

/** One of them, in whichever list. */
export function UploadRow({ upload, onCancel, onRetry }: RowProps) {
  const { file, state, share, problem } = upload;
  const isEnded = isOver(upload);
  const isProblem = isAtFault(upload);
  return (
    <li className={styles.upload} data-problem={isProblem || undefined}>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.state} role={isProblem ? 'alert' : undefined}>
        {problem && isProblem ? problem : `${sayWeight(upload)} · ${sayState(upload)}`}
      </span>
      {!isEnded && (
        <Progress.Root size="md">
          <Progress.Section value={share * 100} aria-label={UPLOADS.progress(file.name)} />
        </Progress.Root>
      )}
      <span className={styles.buttons}>
        {state === 'failed' && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {UPLOADS.retry}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          onClick={onCancel}
          aria-label={isEnded ? undefined : UPLOADS.cancelOf(file.name)}
        >
          {isEnded ? UPLOADS.dismiss : UPLOADS.cancel}
        </Button>
      </span>
    </li>
  );
}

/** Before and after, where it was made smaller. */
function sayWeight({ file, preparedSize }: Upload): string {
  const before = formatBytes(file.size);
  return preparedSize === undefined ? before : `${before} → ${formatBytes(preparedSize)}`;
}

function sayState({ state, share }: Upload): string {
  if (state === 'sending') return share < 1 ? `${Math.floor(share * 100)} %` : UPLOADS.finishing;
  if (state === 'done') return UPLOADS.done;
  return state === 'checking' ? UPLOADS.checking : UPLOADS.waiting;
}
