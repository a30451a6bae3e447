import type { TurnoverSettingsAnswer } from '@approdo/shared/contract/bookings/turnovers';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { Part } from '../../kit/frame/part.tsx';
import { CLEANING_LINK } from './texts.ts';
import styles from './turnovers.module.css';
import { useCleaningLink } from './use-turnovers.ts';

/** The links to the cleaner's page and calendar: copy, replace, delete. */
export function LinkPart({ link }: Pick<TurnoverSettingsAnswer, 'link'>) {
  const { isBusy, make, remake, remove } = useCleaningLink();
  return (
    <Part id="turnovers-link" title={CLEANING_LINK.title} hint={CLEANING_LINK.hint}>
      {link ? (
        <Stack>
          <Address label={CLEANING_LINK.page} address={link.url} />
          <Address label={CLEANING_LINK.calendar} description={CLEANING_LINK.calendarHint} address={link.calendarUrl} />
          <Group>
            <Button variant="default" aria-disabled={isBusy} onClick={() => void remake()}>
              {CLEANING_LINK.remake}
            </Button>
            <Button variant="outline" color="red" aria-disabled={isBusy} onClick={() => void remove()}>
              {CLEANING_LINK.remove}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack align="flex-start">
          <Text>{CLEANING_LINK.none}</Text>
          <Button variant="default" aria-disabled={isBusy} onClick={make}>
            {CLEANING_LINK.make}
          </Button>
        </Stack>
      )}
    </Part>
  );
}

type AddressProps = { readonly label: string; readonly description?: string; readonly address: string };

function Address({ label, description, address }: AddressProps) {
  const copy = useCopy();
  const says = { copied: CLEANING_LINK.copied, failed: { text: CLEANING_LINK.copyFailed, detail: address } };
  return (
    <div className={styles.address}>
      <TextInput
        label={label}
        description={description}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" aria-label={`${CLEANING_LINK.copy}: ${label}`} onClick={() => void copy(address, says)}>
        {CLEANING_LINK.copy}
      </Button>
    </div>
  );
}
