import { keys, passkeyRenaming } from '@approdo/shared/contract/accounts/keys';
import type { Passkey } from '@approdo/shared/contract/accounts/own-keys';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { InlineForm } from '../../kit/form/inline-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { PASSKEYS } from './texts/access.ts';

type Props = { readonly passkey: Passkey; readonly isBusy: boolean; readonly onRemove: () => void };

/** A passkey's details, or in their place the form that renames it. */
export function PasskeyLine({ passkey, isBusy, onRemove }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming) return <RenameForm passkey={passkey} onEnd={() => setIsRenaming(false)} />;
  return (
    <li>
      <div>
        <strong id={passkey.id}>{passkey.name}</strong>{' '}
        <Badge tone={passkey.isSynced ? 'done' : 'resting'}>
          {passkey.isSynced ? PASSKEYS.synced : PASSKEYS.notSynced}
        </Badge>
        {!passkey.isUsableHere && <p>{PASSKEYS.onlyAt(passkey.rpId)}</p>}
        <p>{sayTimes(passkey)}</p>
      </div>
      <Group gap="xs">
        <Button variant="default" aria-describedby={passkey.id} onClick={() => setIsRenaming(true)}>
          {PASSKEYS.rename}
        </Button>
        <Button
          variant="default"
          aria-describedby={passkey.id}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onRemove();
          }}
        >
          {PASSKEYS.remove}
        </Button>
      </Group>
    </li>
  );
}

type RenameProps = { readonly passkey: Passkey; readonly onEnd: () => void };

function RenameForm({ passkey, onEnd }: RenameProps) {
  const { id, name } = passkey;
  const renaming = useWrite(keys.renamePasskey, { success: () => PASSKEYS.renamed });
  const form = useForm({
    schema: passkeyRenaming,
    start: { name },
    save: (body) => renaming.mutateAsync({ params: { id }, body }),
    onSaved: onEnd,
    describe: PASSKEYS.renameFailed,
  });
  return (
    <li>
      <InlineForm label={PASSKEYS.rename} form={form} onCancel={onEnd}>
        <TextInput label={PASSKEYS.name} maxLength={60} {...form.field('name')} />
      </InlineForm>
    </li>
  );
}

function sayTimes({ createdAt, lastUsedAt }: Passkey): string {
  const added = sayInstantDate(createdAt);
  return lastUsedAt === null ? PASSKEYS.neverUsed(added) : PASSKEYS.used(added, sayInstantDate(lastUsedAt));
}
