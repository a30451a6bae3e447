import { type AppSetup, appConfirmation } from '@approdo/shared/contract/accounts/keys';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import kit from '../../kit/styles/kit.module.css';
import styles from './codes.module.css';
import { CODE_APP } from './texts/access.ts';

type Props = {
  readonly setup: AppSetup;
  readonly confirm: (code: string) => Promise<void>;
  readonly onClose: () => void;
};

const fields = appConfirmation.pick({ code: true });

/** The app's setup data, and the field for the code that confirms it. */
export function CodeAppWindow({ setup, confirm, onClose }: Props) {
  const copy = useCopy();
  const form = useForm({
    schema: fields,
    start: { code: '' },
    save: ({ code }) => confirm(code),
    describe: CODE_APP.beginFailed,
  });
  const says = { copied: CODE_APP.copied, failed: { text: CODE_APP.copyFailed } };
  return (
    <FormWindow title={CODE_APP.title} onClose={onClose}>
      <StackedForm form={form}>
        <div>
          <Text>{CODE_APP.scan}</Text>
          <p className={kit.hint}>{CODE_APP.apps}</p>
        </div>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
          role="img"
          aria-label={CODE_APP.qr}
        >
          <path d={setup.qr.path} />
        </svg>
        <Text>{CODE_APP.secret}</Text>
        <Group gap="xs">
          <code className={kit.wrapAnywhere} style={{ fontSize: 'var(--mantine-font-size-md)' }}>
            {inFours(setup.secret)}
          </code>
          <Button variant="default" onClick={() => void copy(setup.secret, says)}>
            {CODE_APP.copy}
          </Button>
        </Group>
        <TextInput label={CODE_APP.code} inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
        <FormButtons submit={CODE_APP.confirm} isSaving={form.isSaving} onCancel={onClose} />
      </StackedForm>
    </FormWindow>
  );
}

function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
