import { Button, Text } from '@mantine/core';
import { REGISTER_BEGIN } from '../../guests/index.ts';
import { TablesPart } from '../settings/tables-part.tsx';
import { BeginButtons } from './begin-buttons.tsx';
import type { BeginStepProps } from './step.ts';

/** The lists whose codes the file is written in. */
export function TablesStep({ onBack, onNext }: BeginStepProps) {
  return (
    <>
      <Text>{REGISTER_BEGIN.tablesText}</Text>
      <TablesPart />
      <BeginButtons onBack={onBack}>
        <Button onClick={onNext}>{REGISTER_BEGIN.next}</Button>
      </BeginButtons>
    </>
  );
}
