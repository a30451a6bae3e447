import { DATA_LISTS, type Erasure, type PersonalData } from '@approdo/shared/contract/operations/personal-data';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { EmptyState } from '../../kit/feedback/query-states.tsx';
import figureTable from '../../kit/figures/figure-table.module.css';
import { Part } from '../../kit/frame/part.tsx';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { SecondProofNote } from '../../law/guests/index.ts';
import { DATA_KINDS, PEOPLE } from './texts.ts';
import { useErasePerson, useFindPerson } from './use-privacy.ts';

/** Lists that are never erased. */
const RETAINED_LISTS = ['money', 'documents', 'acceptances'] as const;

/** All data of one address, to be exported for the person, or erased. */
export function PersonPart() {
  const [email, setEmail] = useState('');
  const search = useFindPerson();
  const erasure = useErasePerson();

  function find(event: FormEvent): void {
    event.preventDefault();
    erasure.reset();
    if (email.trim() !== '' && !search.isPending) search.mutate(email.trim());
  }

  return (
    <Part id="person" title={PEOPLE.title} hint={PEOPLE.hint}>
      <Stack>
        <form onSubmit={find}>
          <Group align="end">
            <TextInput
              label={PEOPLE.email}
              type="email"
              inputMode="email"
              autoComplete="off"
              required
              flex="1 1 14rem"
              maw="24rem"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
            <Button type="submit" aria-disabled={search.isPending}>
              {search.isPending ? PEOPLE.searching : PEOPLE.search}
            </Button>
          </Group>
        </form>
        {search.data && !erasure.data && (
          <Found data={search.data} isErasing={erasure.isPending} onErase={(of) => erasure.mutate(of)} />
        )}
        {erasure.data && <Erased erasure={erasure.data} />}
        {!search.data && !erasure.data && <EmptyState text={PEOPLE.empty} />}
      </Stack>
    </Part>
  );
}

type FoundProps = {
  readonly data: PersonalData;
  readonly isErasing: boolean;
  readonly onErase: (email: string) => void;
};

function Found({ data, isErasing, onErase }: FoundProps) {
  const saveFile = useSaveFile();
  const confirm = useConfirm();

  async function erase(): Promise<void> {
    const retained = RETAINED_LISTS.filter((name) => data[name].length > 0).map((name) =>
      DATA_KINDS[name].toLowerCase(),
    );
    const isYes = await confirm({
      title: PEOPLE.eraseTitle(data.email),
      text: `${PEOPLE.eraseText} ${PEOPLE.eraseRetained(retained)}`,
      action: PEOPLE.erase,
    });
    if (isYes) onErase(data.email);
  }

  return (
    <section aria-labelledby="found">
      <Title order={3} id="found" mb="sm">
        {PEOPLE.found(data.email)}
      </Title>
      <Counts counts={{ account: data.account === null ? 0 : 1, ...countLists(data) }} />
      {!Array.isArray(data.register) && <SecondProofNote />}
      <Group mt="md">
        {saveFile && (
          <Button variant="default" onClick={() => void saveFile(fileOf(data))}>
            {PEOPLE.save}
          </Button>
        )}
        <Button color="red" variant="outline" aria-disabled={isErasing} onClick={() => void erase()}>
          {PEOPLE.erase}
        </Button>
      </Group>
    </section>
  );
}

function Erased({ erasure: { erased, kept: retained } }: { readonly erasure: Erasure }) {
  return (
    <section aria-labelledby="erased">
      <Title order={3} id="erased" mb="sm">
        {PEOPLE.erased}
      </Title>
      <Counts counts={erased} />
      {retained.length > 0 && (
        <>
          <Title order={4} mt="md" mb="xs">
            {PEOPLE.retainedTitle}
          </Title>
          <ul>
            {retained.map(({ what, why, until }) => (
              <li key={what}>{PEOPLE.retainedThing({ what, why, until: sayLocalDate(until) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** How many things of each kind, without zeros. */
function Counts({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const kinds = Object.entries(DATA_KINDS).filter(([name]) => (counts[name] ?? 0) > 0);
  if (kinds.length === 0) return <Text>{PEOPLE.nothing}</Text>;
  return (
    <table className={figureTable.table}>
      <tbody>
        {kinds.map(([name, words]) => (
          <tr key={name}>
            <th scope="row">{words}</th>
            <td>{counts[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists that this session may not read are not counted. */
function countLists(data: PersonalData): Record<string, number> {
  const lists = DATA_LISTS.map((name) => [name, data[name]] as const);
  return Object.fromEntries(lists.map(([name, list]) => [name, Array.isArray(list) ? list.length : 0]));
}

function fileOf(data: PersonalData): File {
  const name = PEOPLE.fileName(todayInRome(new Date()));
  return new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' });
}
