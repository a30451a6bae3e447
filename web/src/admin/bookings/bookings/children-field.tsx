import { MAX_GUESTS } from '@approdo/shared/domain/stays/booking';
import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { EXTRAS } from '../../prices/rates/index.ts';

type Props = {
  /** Null if the owner set no age, undefined until known: the field is then hidden. */
  readonly age: number | null | undefined;
  readonly field: ComponentProps<typeof TextInput>;
};

/** How many guests are below the paying age. */
export function ChildrenField({ age, field }: Props) {
  if (age === null || age === undefined) return null;
  return (
    <TextInput label={EXTRAS.children(age)} type="number" inputMode="numeric" min={0} max={MAX_GUESTS - 1} {...field} />
  );
}
