import { Button, Group, Text } from '@mantine/core';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { START } from '../first-steps/index.ts';
import type { StepProps } from './step.ts';
import styles from './step-buttons.module.css';

type Props = {
  readonly step: StepProps;
  /** Whether the surrounding form, which "next" submits, is being saved. */
  readonly isSaving?: boolean;
  /** What must be done before "next" is enabled; shown beside it. */
  readonly missing?: string | undefined;
};

/** Back, later and next; within a form `Avanti` saves it. */
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
          <SubmitButton isSaving={isSaving || step.isLeaving} isDisabled={missing !== undefined}>
            {START.next}
          </SubmitButton>
        </Group>
      </Group>
    </div>
  );
}
