import { passphraseSent } from '@approdo/shared/contract/operations/backup';
import { Text, TextInput } from '@mantine/core';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { JobNote } from './running-note.tsx';
import { OPEN_ARCHIVE, PROTECTION, RUNNING } from './texts/backup.ts';
import { describeUpload, type Sealed, type Transfer } from './use-transfers.ts';

type Props = { readonly sealed: Sealed; readonly transfer: Transfer | undefined };

/** Stays open while the archive is being uploaded, so that another passphrase can be tried. */
export function OpenArchiveForm({ sealed, transfer }: Props) {
  const form = useForm({
    schema: passphraseSent,
    start: { passphrase: '' },
    save: ({ passphrase }) => sealed.open(passphrase),
    describe: describeUpload,
  });
  const leave = () => {
    if (transfer) transfer.cancel();
    else sealed.letGo();
  };
  return (
    <FormWindow title={OPEN_ARCHIVE.title} onClose={leave}>
      <StackedForm form={form}>
        <Text>{OPEN_ARCHIVE.text(sealed.file.name)}</Text>
        <TextInput label={PROTECTION.passphrase} type="password" autoComplete="off" {...form.field('passphrase')} />
        {transfer && <JobNote title={transfer.share < 1 ? RUNNING.send : RUNNING.upload} share={shareOf(transfer)} />}
        <FormButtons submit={OPEN_ARCHIVE.submit} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

/** Once it is uploaded, the server processes it and shows its own progress on the screen. */
function shareOf({ share }: Transfer): number | null {
  return share < 1 ? share : null;
}
