import { Button, Group, Text } from '@mantine/core';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { START } from '../first-steps/index.ts';
import type { StepProps } from './step.ts';
import styles from './step-buttons.module.css';

type Props = {
  readonly step: StepProps;
  /** Of the form around the buttons, which is sent by going on. */
  readonly isSaving?: boolean;
  /** What is to be done before one goes on: said beside the button, which is off. */
  readonly missing?: string | undefined;
};

/** Back, later and on; within a form `Avanti` saves it. */
export function StepButtons({ step, isSaving = false, missing }: Props) {
  return (
    <div className={styles.buttons}>
      {missing !== undefined && (
        <Text c="dimmed" size="sm">
          {missing}
        </Text>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={step.onBack}>
          {START.back}
        </Button>
        <Group gap="sm">
          <Button variant="subtle" onClick={step.onLater}>
            {START.later}
          </Button>
          <SubmitButton isSaving={isSaving || step.isLeaving} isOff={missing !== undefined}>
            {START.next}
          </SubmitButton>
        </Group>
      </Group>
    </div>
  );
}
