import { Button, Group, type ModalProps, Text } from '@mantine/core';
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

type Props = Pick<ModalProps, 'zIndex'> & {
  readonly question: Question;
  readonly onAnswer: (isYes: boolean) => void;
};

const HARMLESS = { variant: 'filled' };

/** The button of an action that cannot be undone is less prominent. */
const HARMFUL = { variant: 'outline', color: 'red' };

/** The focus starts on the harmless button. */
export function ConfirmDialog({ question, onAnswer, ...props }: Props) {
  return (
    <Window onClose={() => onAnswer(false)} title={question.title} withCloseButton={false} {...props}>
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
