import { Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import { SHELL } from '../../kit/texts.ts';
import { PICKER } from '../uploads/index.ts';
import { isOfLibrary, type Picked } from './media-filter.ts';

type FoldProps = { readonly address: string; readonly children: ReactNode };

/** Where an address is typed by hand: folded, unless the picture of the moment is not the library's. */
export function AddressFold({ address, children }: FoldProps) {
  return (
    <Fold title={PICKER.address} startsOpen={address !== '' && !isOfLibrary(address)}>
      {children}
    </Fold>
  );
}

type FormProps = {
  /** The address of the moment; empty if there is none. */
  readonly start: string;
  /** The message for an address that cannot be used. */
  readonly findFault: (typed: string) => string | undefined;
  readonly finish: string;
  readonly onChoose: (picked: Picked) => void;
};

const schema = z.object({ url: z.string() });

/** Asks for an address instead of a file of the library. */
export function AddressForm({ start, findFault, finish, onChoose }: FormProps) {
  const form = useForm({
    schema,
    start: { url: start },
    findFaults: ({ url }) => {
      const fault = findFault(url);
      return fault === undefined ? {} : { url: fault };
    },
    save: async ({ url }) => onChoose({ url, alt: '', caption: '' }),
    describe: () => ({ text: SHELL.unexpected }),
  });
  return (
    <AddressFold address={start}>
      <form {...form.props}>
        <Group align="flex-end" gap="sm">
          <TextInput flex="1 1 14rem" label={PICKER.url} inputMode="url" spellCheck={false} {...form.field('url')} />
          <SubmitButton isSaving={form.isSaving}>{finish}</SubmitButton>
        </Group>
      </form>
    </AddressFold>
  );
}
