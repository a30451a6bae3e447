import { Button, Group, Text } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { SHELL } from '../texts.ts';
import { Window } from './window.tsx';

export type Question = {
  readonly title: string;
  readonly text: string;
  /** The label of the confirming button. */
  readonly action: string;
  /** The label of the dismissing button, if closing does more than close the dialog or could be misread. */
  readonly leave?: string;
  /** True if the action can be undone, so that the button need not warn. */
  readonly isHarmless?: boolean;
};

type PendingQuestion = Question & { readonly answer: (isYes: boolean) => void };

const ConfirmContext = createContext<((question: Question) => Promise<boolean>) | undefined>(undefined);

/** Asks for confirmation; resolves to false for Chiudi, Escape and a click beside the dialog. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('There is no confirm dialog above this component');
  return confirm;
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion>();

  const confirm = useCallback((question: Question) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setPending({ ...question, answer: resolve });
    return promise;
  }, []);

  function answer(isYes: boolean): void {
    setPending(undefined);
    pending?.answer(isYes);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && <ConfirmDialog question={pending} onAnswer={answer} />}
    </ConfirmContext>
  );
}

type ConfirmDialogProps = { readonly question: Question; readonly onAnswer: (isYes: boolean) => void };

const HARMLESS = { variant: 'filled' };

/** The button of an action that cannot be undone is less prominent. */
const HARMFUL = { variant: 'outline', color: 'red' };

/** The focus starts on the harmless button. */
function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  return (
    <Window onClose={() => onAnswer(false)} title={question.title} withCloseButton={false}>
      <Text mb="lg">{question.text}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {question.leave ?? SHELL.close}
        </Button>
        <Button {...(question.isHarmless ? HARMLESS : HARMFUL)} onClick={() => onAnswer(true)}>
          {question.action}
        </Button>
      </Group>
    </Window>
  );
}
