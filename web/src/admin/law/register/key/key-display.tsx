import { keySaved, registerKey } from '@approdo/shared/contract/law/register-key';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useProperty } from '../../../content/property/index.ts';
import { useCopy } from '../../../kit/feedback/use-copy.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Paper } from '../../../kit/paper/paper.tsx';
import { useRead } from '../../../session/use-read.ts';
import { REGISTER_KEY_WORDS, RegisterFaces } from '../../guests/index.ts';
import styles from '../register.module.css';
import { useKeyCalls } from '../use-register.ts';

type Props = {
  readonly onSaved: () => void;
  /** The content below the field, around its submit button. */
  readonly children: (submit: ReactNode) => ReactNode;
};

/** The key in large letters, to copy or print, never cached; and a field for its last group, as proof. */
export function KeyDisplay({ onSaved, children }: Props) {
  return (
    <RegisterFaces
      query={useRead(registerKey.show, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false })}
      failure={REGISTER_KEY_WORDS.showFailed}
    >
      {({ key }) => (
        <Stack>
          <KeyGroups written={key} />
          <Text fw={600}>{REGISTER_KEY_WORDS.paper}</Text>
          <LastGroup onSaved={onSaved}>{children}</LastGroup>
        </Stack>
      )}
    </RegisterFaces>
  );
}

function KeyGroups({ written }: { readonly written: string }) {
  const copy = useCopy();
  const { data: property } = useProperty();
  const [isPrinting, setIsPrinting] = useState(false);
  const says = { copied: REGISTER_KEY_WORDS.copied, failed: { text: REGISTER_KEY_WORDS.copyFailed } };
  return (
    <>
      <p className={styles.key} translate="no">
        {written.split('-').map((group, place, { length }) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and none moves.
          <span key={place}>{place === length - 1 ? group : `${group}-`}</span>
        ))}
      </p>
      <Group>
        <Button variant="default" onClick={() => void copy(written, says)}>
          {REGISTER_KEY_WORDS.copy}
        </Button>
        <Button variant="default" onClick={() => setIsPrinting(true)}>
          {REGISTER_KEY_WORDS.print}
        </Button>
      </Group>
      {isPrinting && (
        <Paper today={todayInRome(new Date())} onPrinted={() => setIsPrinting(false)}>
          <p>{[REGISTER_KEY_WORDS.windowTitle, property?.name].filter(Boolean).join(' · ')}</p>
          <p className={styles.printed}>{written}</p>
          <p>{REGISTER_KEY_WORDS.hint}</p>
        </Paper>
      )}
    </>
  );
}

function LastGroup({ onSaved, children }: Props) {
  const calls = useKeyCalls();
  const form = useForm({
    schema: keySaved,
    start: { lastGroup: '' },
    save: ({ lastGroup }) => calls.confirmSaved(lastGroup),
    draftAfterSave: { lastGroup: '' },
    onSaved,
    describe: REGISTER_KEY_WORDS.savedFailed,
  });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.faults.lastGroup === undefined ? form.problem : undefined} />
        <TextInput
          label={REGISTER_KEY_WORDS.lastGroup}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maw="16rem"
          {...form.field('lastGroup')}
        />
        {children(<SubmitButton isSaving={form.isSaving}>{REGISTER_KEY_WORDS.done}</SubmitButton>)}
      </Stack>
    </form>
  );
}
