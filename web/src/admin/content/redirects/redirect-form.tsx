import { type Redirect, redirect, redirectSent, redirects } from '@approdo/shared/contract/content/redirects';
import { TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { REDIRECT_ACTIONS, REDIRECT_FORM } from './texts.ts';

type Edited = Omit<Redirect, 'isDead'>;

/** What another person saved is told without whether it leads anywhere. */
const edited = redirect.omit({ isDead: true });

type Props = {
  /** The old address to edit; undefined for a new one. */
  readonly of: Edited | undefined;
  readonly onClose: () => void;
};

export function RedirectForm({ of, onClose }: Props) {
  if (!of) return <RedirectWindow of={of} onClose={onClose} />;
  return (
    <VersionedForm of={of} shape={edited}>
      {(current, loadLatest) => <RedirectWindow of={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function RedirectWindow({ of, loadLatest, onClose }: Props & { readonly loadLatest?: LoadLatest }) {
  const { create, update: edit } = redirects;
  const save = useSave({ id: of?.id, create, edit, success: REDIRECT_ACTIONS.saved });
  const form = useForm({
    schema: redirectSent,
    start: { from: of?.from ?? '', to: of?.to ?? '' },
    version: of?.version,
    loadLatest,
    save,
    onSaved: onClose,
    describe: REDIRECT_ACTIONS.saveFailed,
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={of ? REDIRECT_FORM.editTitle : REDIRECT_FORM.addTitle} onClose={leave}>
      <StackedForm form={form}>
        <TextInput {...REDIRECT_FORM.from} inputMode="url" data-autofocus {...form.field('from')} />
        <TextInput {...REDIRECT_FORM.to} inputMode="url" {...form.field('to')} />
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
