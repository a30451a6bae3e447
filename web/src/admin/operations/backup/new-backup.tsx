import { type BackupPlace, type DriveState, TAR } from '@approdo/shared/contract/operations/backup';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { FileChoice } from '../../kit/form/file-choice.tsx';
import { DriveOff } from './drive-off.tsx';
import { BACKUP_PLACES, NEW_BACKUP } from './texts/backup.ts';

type Place = BackupPlace | 'both';

const PLACES = ['local', 'drive', 'both'] as const satisfies readonly Place[];

type Props = {
  /** Undefined until known. */
  readonly drive: DriveState | undefined;
  readonly isBusy: boolean;
  readonly onCreate: (place: Place) => void;
  /** Left out if archives cannot be uploaded here. */
  readonly onUpload?: (file: File) => void;
};

/** Every place for a new backup; one that is not available links to the reason and the remedy. */
export function NewBackup({ drive, isBusy, onCreate, onUpload }: Props) {
  const [chosen, setChosen] = useState<Place>('local');
  const isLinked = drive === 'linked';
  const place = isLinked ? chosen : 'local';
  return (
    <Stack align="flex-start">
      <Radio.Group
        label={NEW_BACKUP.where}
        description={drive && !isLinked && <DriveOff />}
        inputWrapperOrder={['label', 'input', 'description']}
        value={place}
        onChange={(value) => setChosen(PLACES.find((known) => known === value) ?? 'local')}
      >
        <Group my="xs">
          {PLACES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={BACKUP_PLACES[value]}
              disabled={isBusy || (value !== 'local' && !isLinked)}
            />
          ))}
        </Group>
      </Radio.Group>
      <Group gap="sm">
        <Button disabled={isBusy} onClick={() => onCreate(place)}>
          {NEW_BACKUP.create}
        </Button>
        {onUpload && (
          <FileChoice accept={`.tar,.age,${TAR}`} isDisabled={isBusy} onFile={onUpload}>
            {NEW_BACKUP.upload}
          </FileChoice>
        )}
      </Group>
    </Stack>
  );
}
