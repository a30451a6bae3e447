import { Button, Text, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import kit from '../../../kit/styles/kit.module.css';
import { REGISTER_BEGIN } from '../../guests/index.ts';
import { KeyDisplay } from '../key/key-display.tsx';
import { TablesPart } from '../settings/tables-part.tsx';
import { AccountStep } from './account-step.tsx';
import { BeginButtons } from './begin-buttons.tsx';
import type { BeginStepProps } from './step.ts';

/** By their name in the address, in order. */
const STEPS: readonly {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType<BeginStepProps>;
}[] = [
  { id: 'account', title: REGISTER_BEGIN.account, Content: AccountStep },
  { id: 'tables', title: REGISTER_BEGIN.tables, Content: TablesStep },
  { id: 'key', title: REGISTER_BEGIN.key, Content: KeyStep },
];

/** The three steps to begin the register, each with an address. */
export function BeginGuide({ step }: { readonly step: string | undefined }) {
  const navigate = useNavigate();
  const place = STEPS.findIndex(({ id }) => id === step);
  const current = STEPS[place];
  if (!current) return <Navigate replace to={`/register/begin/${STEPS[0]?.id}`} />;
  const { title, Content } = current;
  const before = STEPS[place - 1];
  const after = STEPS[place + 1];
  return (
    <section className={`${kit.stack4} ${kit.form}`} aria-labelledby="begin-step">
      <header>
        <Text size="sm" c="dimmed">
          {REGISTER_BEGIN.place(place + 1, STEPS.length)}
        </Text>
        <Title order={2} id="begin-step">
          {title}
        </Title>
      </header>
      <Content
        onBack={before && (() => void navigate(`/register/begin/${before.id}`))}
        onNext={() => void navigate(after ? `/register/begin/${after.id}` : '/register')}
      />
    </section>
  );
}

/** The key to write down, and the field for its last group as a proof. */
function KeyStep({ onBack, onNext }: BeginStepProps) {
  return <KeyDisplay onSaved={onNext}>{(submit) => <BeginButtons onBack={onBack}>{submit}</BeginButtons>}</KeyDisplay>;
}

/** The lists with the codes of the file. */
function TablesStep({ onBack, onNext }: BeginStepProps) {
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
