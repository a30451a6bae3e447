import {
  type DiscountCode,
  discountCode,
  discountCodeSent,
  discountCodes,
} from '@approdo/shared/contract/prices/discount-codes';
import { findTermsFaults } from '@approdo/shared/domain/prices/discount-code';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { eurosOrNull, field, number, numberOrNull, textOrNull } from '../../../kit/form/fields.ts';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import { useIsPhone } from '../../../kit/frame/use-is-phone.ts';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import { CODE_FORM } from '../texts/discount-codes.ts';

/**
 * A code as typed, decoded to what the server accepts: empty fields are open; an empty code is generated, or unchanged.
 */
const codeForm = z.object({
  code: field<string | undefined>(
    (typed) => (typed.trim() === '' ? undefined : typed),
    (code) => code ?? '',
  ),
  percent: numberOrNull,
  amount: eurosOrNull,
  bookFrom: textOrNull,
  bookTo: textOrNull,
  stayFrom: textOrNull,
  stayTo: textOrNull,
  minNights: number,
  uses: numberOrNull,
  forEmail: textOrNull,
  note: textOrNull,
});

const NEW_CODE = codeForm.encode({
  ...{ code: undefined, percent: null, amount: null, bookFrom: null, bookTo: null, stayFrom: null, stayTo: null },
  ...{ minNights: 1, uses: null, forEmail: null, note: null },
});

type Props = {
  /** The code to edit; undefined for a new one. */
  readonly code: DiscountCode | undefined;
  readonly onClose: () => void;
};

/** The window to edit a code. */
export function CodeWindow({ code, onClose }: Props) {
  if (!code) return <Fields code={code} onClose={onClose} />;
  return (
    <VersionedForm of={code} shape={discountCode}>
      {(current, loadLatest) => <Fields code={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function Fields({ code, loadLatest, onClose }: Props & { readonly loadLatest?: LoadLatest }) {
  const form = useCodeForm({ code, loadLatest: loadLatest, onClose });
  const leave = form.leaveBy(onClose);
  const isPhone = useIsPhone();
  const whole = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  return (
    <FormWindow
      title={code ? CODE_FORM.editTitle(code.code) : CODE_FORM.newTitle}
      onClose={leave}
      size="lg"
      fullScreen={isPhone}
    >
      <StackedForm form={form}>
        <TextInput
          label={CODE_FORM.code}
          description={code ? undefined : CODE_FORM.codeHelp}
          autoComplete="off"
          {...form.field('code')}
        />
        <p className={kit.help}>{CODE_FORM.worthHelp}</p>
        <div className={styles.fields}>
          <TextInput label={CODE_FORM.percent} {...whole} {...form.field('percent')} />
          <TextInput label={CODE_FORM.amount} inputMode="decimal" {...form.field('amount')} />
        </div>
        <div className={styles.fields}>
          <TextInput label={CODE_FORM.bookFrom} type="date" {...form.field('bookFrom')} />
          <TextInput label={CODE_FORM.bookTo} type="date" {...form.field('bookTo')} />
        </div>
        <div className={styles.fields}>
          <TextInput label={CODE_FORM.stayFrom} type="date" {...form.field('stayFrom')} />
          <TextInput label={CODE_FORM.stayTo} type="date" {...form.field('stayTo')} />
        </div>
        <div className={styles.fields}>
          <TextInput label={CODE_FORM.minNights} {...whole} {...form.field('minNights')} />
          <TextInput label={CODE_FORM.uses} description={CODE_FORM.usesHelp} {...whole} {...form.field('uses')} />
        </div>
        <TextInput label={CODE_FORM.forEmail} type="email" autoComplete="off" {...form.field('forEmail')} />
        <TextInput label={CODE_FORM.note} description={CODE_FORM.noteHelp} {...form.field('note')} />
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

function useCodeForm({ code, loadLatest, onClose }: Props & { readonly loadLatest: LoadLatest | undefined }) {
  const create = useWrite(discountCodes.create, { success: (_, { code }) => CODE_FORM.created(code) });
  const edit = useWrite(discountCodes.update, { success: () => CODE_FORM.saved });
  return useForm({
    schema: discountCodeSent,
    start: code ? codeForm.encode(code) : NEW_CODE,
    read: codeForm.decode,
    findFaults: ({ percent = null, amount = null, bookFrom = null, bookTo = null, stayFrom = null, stayTo = null }) =>
      findTermsFaults({ percent, amount, bookFrom, bookTo, stayFrom, stayTo }),
    version: code?.version,
    loadLatest: loadLatest,
    save: (body, version) =>
      code ? edit.mutateAsync({ params: { id: code.id }, body, version }) : create.mutateAsync({ body }),
    onSaved: onClose,
    describe: CODE_FORM.saveFailed,
  });
}
