import { MAX_GUESTS } from '@approdo/shared/domain/stays/booking';
import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { EXTRAS } from '../../prices/rates/index.ts';

type Props = {
  /** Null where the owner set no age, and undefined until that is known: nobody is then asked. */
  readonly age: number | null | undefined;
  readonly field: ComponentProps<typeof TextInput>;
};

/** How many of the guests are below the age from which on one pays. */
export function ChildrenField({ age, field }: Props) {
  if (age === null || age === undefined) return null;
  return (
    <TextInput label={EXTRAS.children(age)} type="number" inputMode="numeric" min={0} max={MAX_GUESTS - 1} {...field} />
  );
}
