import { ApiError } from '@approdo/shared/client';
import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { secret } from '@approdo/shared/contract/base/fields';
import { type BackupEntry, restoreSent, unreadErasures } from '@approdo/shared/contract/operations/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Alert, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useRead } from '../../session/use-read.ts';
import { JobNote } from './running-note.tsx';
import { CONFIRMATION, RESTORE, RUNNING } from './texts/backup.ts';
import type { RestoreBackup } from './use-restore.ts';

/** What is typed before everything is replaced; lower case is accepted, as some phones write it. */
export const restoreFields = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((typed) => typed.toUpperCase() === CONFIRMATION, RESTORE.confirmationMissing),
  ...restoreSent.shape,
  password: secret,
});

/** For accounts with a second proof: a window asks for a fresh proof instead of the password. */
export const provedRestoreFields = restoreFields.extend({ password: z.string().optional() });

type Typed = { readonly password?: string | undefined };

const withPassword: z.ZodType<Typed> = restoreFields;
const proved: z.ZodType<Typed> = provedRestoreFields;

type Props = {
  readonly backup: BackupEntry;
  readonly restore: RestoreBackup;
  readonly onClose: () => void;
};

/** Stays open while the server restores: only here is the outcome shown. */
export function RestoreForm({ backup, restore, onClose }: Props) {
  const { data: keys } = useRead(ownKeysRows.get);
  const isPasswordRequired = !keys?.twoProofs;
  const erasures = useUnreadErasures();
  const form = useForm({
    schema: isPasswordRequired ? withPassword : proved,
    start: { confirmation: '', password: '' },
    save: async ({ password }) => {
      const body = {
        ...(isPasswordRequired && { password }),
        ...(erasures.isAgreed && { bringsBackErased: true as const }),
      };
      await erasures.watch(restore({ params: { id: backup.id }, body }));
    },
    describe: RESTORE.failed,
  });
  const date = formatInstantDateTime(backup.createdAt);
  const leave = () => {
    if (!form.isSaving) onClose();
  };
  return (
    <FormWindow title={RESTORE.title(date)} onClose={leave}>
      <StackedForm form={form}>
        <Alert color="lemon">{RESTORE.warning(date)}</Alert>
        <TextInput
          label={RESTORE.confirmation}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('confirmation')}
        />
        {isPasswordRequired && (
          <TextInput
            label={RESTORE.password}
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
        {erasures.isPrompted && (
          <Checkbox
            label={RESTORE.bringsBackErased}
            checked={erasures.isAgreed}
            onChange={({ currentTarget }) => erasures.agree(currentTarget.checked)}
          />
        )}
        {form.isSaving && <JobNote title={RUNNING.restore} step={RESTORE.wait} share={null} />}
        <FormButtons
          submit={RESTORE.submit}
          isSaving={form.isSaving}
          missing={findMissing(form.draft, isPasswordRequired) ?? erasures.missing}
          onCancel={leave}
        />
      </StackedForm>
    </FormWindow>
  );
}

type Written = { readonly confirmation: string; readonly password: string };

/** What must still be typed before the button works; undefined if nothing. */
export function findMissing({ confirmation, password }: Written, isPasswordRequired: boolean): string | undefined {
  if (!restoreFields.shape.confirmation.safeParse(confirmation).success) return RESTORE.confirmationMissing;
  return isPasswordRequired && password === '' ? RESTORE.passwordMissing : undefined;
}

/** Whether the server asks if erased people may come back, and the owner's answer. */
function useUnreadErasures() {
  const [isPrompted, setPrompted] = useState(false);
  const [isAgreed, agree] = useState(false);
  return {
    isPrompted,
    isAgreed,
    agree,
    missing: isPrompted && !isAgreed ? RESTORE.erasedMissing : undefined,
    async watch(restoring: Promise<unknown>): Promise<void> {
      await restoring.catch((fault: unknown) => {
        if (fault instanceof ApiError && unreadErasures.safeParse(fault.body).success) setPrompted(true);
        throw fault;
      });
    },
  };
}
