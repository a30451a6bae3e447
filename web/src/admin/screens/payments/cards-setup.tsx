import { Button, Fieldset, Stack, TextInput } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useCopy } from '../../feedback/use-copy.ts';
import { useCards } from '../../resources/use-cards.ts';
import { CARD_SETUP, CARDS } from '../../texts/cards.ts';
import styles from './terms-form.module.css';

/** Whether guests can pay by card, and what the provider has to know. */
export function CardsSetup() {
  const query = useCards();
  const copy = useCopy();
  return (
    <Fieldset legend={CARD_SETUP.title} mt="xl">
      <QueryFaces query={query} failure={CARDS.loadFailed}>
        {({ isOn, isTest, address }) => (
          <Stack>
            <p className={styles.help}>{isOn ? CARD_SETUP.on : CARD_SETUP.off}</p>
            {isTest && (
              <p className={styles.help}>
                <strong>{CARDS.test}</strong>: {CARDS.testHelp}
              </p>
            )}
            <TextInput
              label={CARD_SETUP.address}
              description={CARD_SETUP.addressHelp}
              readOnly
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button
              variant="default"
              w="fit-content"
              onClick={() => copy(address, { copied: CARD_SETUP.copied, failed: { text: CARD_SETUP.copyFailed } })}
            >
              {CARD_SETUP.copy}
            </Button>
          </Stack>
        )}
      </QueryFaces>
    </Fieldset>
  );
}
