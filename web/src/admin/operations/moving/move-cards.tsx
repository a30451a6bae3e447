import { type MoveKind, moveKind } from '@approdo/shared/contract/operations/moves';
import { Button, FileButton, Group, Stack, Text, Title } from '@mantine/core';
import { FolderOpen } from 'lucide-react';
import { useId } from 'react';
import { UploadRow } from '../../content/uploads/index.ts';
import { FileChoice } from '../../kit/form/file-choice.tsx';
import { Fold } from '../../kit/frame/fold.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { JobNote } from '../backup/index.ts';
import { CHOOSE_FILE, MOVE_KINDS } from './texts.ts';
import { useOpenArrived, useSendFile, useSendPhotos } from './use-sending.ts';

/** What the system's dialog offers; the site reads what a file is from its bytes. */
const ACCEPTED: Readonly<Record<MoveKind, string>> = {
  SITE: '.xml,.json,.zip',
  STAYS: '.csv,.tsv,.txt,.xlsx,.xls,.ics',
  REVIEWS: '.csv,.tsv,.txt,.xlsx,.xls',
  PHOTOS: '.zip',
};

/** A browser that knows no folders lets one choose several files. */
const FOLDER = { webkitdirectory: '', tabIndex: -1 };

/** What can be brought, each from its file. Once that has come, its preview is opened. */
export function MoveCards() {
  const { send, progress, arrived } = useSendFile();
  const photos = useSendPhotos();
  useOpenArrived(arrived ?? photos.arrived);
  const isBusy = progress !== undefined || photos.isUnderWay;
  return (
    <Stack>
      {progress && <JobNote key={progress.title} {...progress} />}
      {photos.uploads.length > 0 && <PhotosOnTheirWay photos={photos} />}
      <div style={columns('16rem', { align: 'stretch' })}>
        {moveKind.options.map((kind) => (
          <Card
            key={kind}
            kind={kind}
            isBusy={isBusy}
            onFile={(file) => send({ file, to: kind })}
            onFolder={kind === 'PHOTOS' ? photos.send : undefined}
          />
        ))}
      </div>
    </Stack>
  );
}

type CardProps = {
  readonly kind: MoveKind;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
  /** Left out where there is nothing to do with a folder. */
  readonly onFolder: ((files: readonly File[]) => void) | undefined;
};

function Card({ kind, isBusy, onFile, onFolder }: CardProps) {
  const id = useId();
  const { title, hint, where } = MOVE_KINDS[kind];
  const icon = <FolderOpen size={18} aria-hidden />;
  return (
    <section className={kit.panel} aria-labelledby={id}>
      <Title order={3} id={id}>
        {title}
      </Title>
      <Text c="dimmed" mb="md">
        {hint}
      </Text>
      <Group gap="sm">
        <FileChoice accept={ACCEPTED[kind]} describedBy={id} isDisabled={isBusy} onFile={onFile}>
          {CHOOSE_FILE.file}
        </FileChoice>
        {onFolder && (
          <FileButton multiple accept="image/*" inputProps={FOLDER} onChange={onFolder}>
            {(chooser) => (
              <Button {...chooser} variant="default" aria-describedby={id} disabled={isBusy} leftSection={icon}>
                {CHOOSE_FILE.folder}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      <Fold title={CHOOSE_FILE.where}>
        <ul className={`${kit.points} ${kit.small}`}>
          {where.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

/** How many pictures have come, and a row for each that is under way or has failed. */
function PhotosOnTheirWay({ photos }: { readonly photos: ReturnType<typeof useSendPhotos> }) {
  const { uploads, isUnderWay, cancel, retry, finish } = photos;
  const waiting = uploads.filter(({ state }) => state !== 'done' && state !== 'waiting');
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <div className={kit.stack2}>
      <div className={kit.spread}>
        <Text role="status" fw={600}>
          {CHOOSE_FILE.sendingPhotos(done, uploads.length)}
        </Text>
        {!isUnderWay && done > 0 && <Button onClick={finish}>{CHOOSE_FILE.goOn}</Button>}
      </div>
      {waiting.length > 0 && (
        <ul className={`${kit.plainList} ${kit.stack2}`} aria-label={CHOOSE_FILE.photos}>
          {waiting.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={cancel} onRetry={retry} />
          ))}
        </ul>
      )}
    </div>
  );
}
