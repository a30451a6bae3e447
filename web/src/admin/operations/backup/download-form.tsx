import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { newPassphrase } from '@approdo/shared/contract/operations/passphrase';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Alert, Checkbox, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { formatBytes } from '../../kit/format/size.ts';
import { BACKUP_ACTIONS, DOWNLOAD, PROTECTION } from './texts/backup.ts';

/** How an archive is downloaded: without a `passphrase` it is not encrypted. */
export const downloadFields = z.union([
  z.object({ isProtected: z.literal(false) }).transform(() => ({ passphrase: undefined })),
  z
    .object({ isProtected: z.literal(true), passphrase: newPassphrase, again: z.string() })
    .refine(({ passphrase, again }) => passphrase === again.normalize('NFC'), {
      path: ['again'],
      message: PROTECTION.different,
      when: () => true,
    }),
]);

type Props = {
  readonly backup: BackupEntry;
  /** The archive is large, and this browser holds it completely before saving it. */
  readonly isHeldWhole: boolean;
  readonly onDownload: (passphrase: string | undefined) => void;
  readonly onClose: () => void;
};

/** Asks each time whether to encrypt: an archive has guests' data, and only the owner knows where it will be stored. */
export function DownloadForm({ backup, isHeldWhole, onDownload, onClose }: Props) {
  const form = useForm({
    schema: downloadFields,
    start: { isProtected: false, passphrase: '', again: '' },
    save: async ({ passphrase }) => {
      onDownload(passphrase);
      onClose();
    },
    describe: BACKUP_ACTIONS.downloadFailed,
  });
  return (
    <FormWindow title={DOWNLOAD.title(formatInstantDateTime(backup.createdAt))} onClose={onClose}>
      <StackedForm form={form}>
        <Text>{DOWNLOAD.text(formatBytes(backup.size))}</Text>
        {isHeldWhole && <Alert color="lemon">{DOWNLOAD.heldWhole}</Alert>}
        <Checkbox label={PROTECTION.wanted} description={PROTECTION.hint} {...form.tick('isProtected')} />
        {form.draft.isProtected && (
          <>
            <Alert color="lemon" role="note">
              {PROTECTION.warning}
            </Alert>
            <TextInput
              label={PROTECTION.passphrase}
              description={PROTECTION.passphraseHint}
              type="password"
              autoComplete="new-password"
              {...form.field('passphrase')}
            />
            <TextInput label={PROTECTION.again} type="password" autoComplete="new-password" {...form.field('again')} />
          </>
        )}
        <FormButtons submit={BACKUP_ACTIONS.download} isSaving={form.isSaving} onCancel={onClose} />
      </StackedForm>
    </FormWindow>
  );
}
