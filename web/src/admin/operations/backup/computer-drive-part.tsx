import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { SHELL } from '../../kit/texts.ts';
import type { ComputerDriveState } from '../../platform.ts';
import { DriveCredentialsForm } from './drive-credentials-form.tsx';
import { COMPUTER_DRIVE, COMPUTER_DRIVE_STATES } from './texts/computer-drive.ts';

type Actions = {
  readonly onLink: () => void;
  readonly onCancelLink: () => void;
  readonly onUnlink: () => void;
};

type Props = Actions & {
  readonly query: UseQueryResult<ComputerDriveState | null>;
  readonly isBusy: boolean;
};

/** This computer's link to a Google Drive, and how to change it. */
export function ComputerDrivePart({ query, ...props }: Props) {
  return (
    <Part id="computer-drive" title={COMPUTER_DRIVE.title} hint={COMPUTER_DRIVE.hint}>
      <QueryStates query={query} failure={COMPUTER_DRIVE.loadFailed}>
        {(drive) => drive && <Drive drive={drive} {...props} />}
      </QueryStates>
    </Part>
  );
}

type DriveProps = Omit<Props, 'query'> & { readonly drive: ComputerDriveState };

function Drive({ drive, ...props }: DriveProps) {
  const { state, account, fault } = drive;
  return (
    <Stack>
      <Text>
        {state === 'linked' && account && `${COMPUTER_DRIVE.linkedTo(account)} `}
        {COMPUTER_DRIVE_STATES[state]}
      </Text>
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
      <Link drive={drive} {...props} />
    </Stack>
  );
}

function Link({ drive: { state, isLinking }, isBusy, onLink, onCancelLink, onUnlink }: DriveProps) {
  const [isWriting, setIsWriting] = useState(false);
  if (isLinking) {
    return (
      <Group gap="sm">
        <Text role="status">{COMPUTER_DRIVE.waits}</Text>
        <Button variant="default" onClick={onCancelLink}>
          {SHELL.cancel}
        </Button>
      </Group>
    );
  }
  const isConfigured = state !== 'not configured';
  const hasLink = state === 'linked' || state === 'revoked';
  return (
    <Group gap="sm">
      {isConfigured && state !== 'linked' && (
        <Button disabled={isBusy} onClick={onLink}>
          {hasLink ? COMPUTER_DRIVE.relink : COMPUTER_DRIVE.link}
        </Button>
      )}
      {state !== 'linked' && (
        <Button variant="default" disabled={isBusy} onClick={() => setIsWriting(true)}>
          {isConfigured ? COMPUTER_DRIVE.otherCredentials : COMPUTER_DRIVE.credentials}
        </Button>
      )}
      {hasLink && (
        <Button variant="default" disabled={isBusy} onClick={onUnlink}>
          {COMPUTER_DRIVE.unlink}
        </Button>
      )}
      {isWriting && <DriveCredentialsForm onClose={() => setIsWriting(false)} />}
    </Group>
  );
}
