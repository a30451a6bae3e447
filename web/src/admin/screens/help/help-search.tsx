import { CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_SEARCH } from '../../help/search-help.ts';
import { HELP } from '../../texts/help.ts';
import styles from './help.module.css';

type Props = { readonly search: string; readonly onSearch: (search: string) => void };

/** What is typed stays here; the address follows, and would move the caret were it read back at each key. */
export function HelpSearch({ search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // It was emptied from elsewhere, by a page that was chosen or by a way back.
  if (known !== search) {
    setKnown(search);
    if (typed.slice(0, LONGEST_SEARCH) !== search) setTyped(search);
  }

  function seek(next: string): void {
    setTyped(next);
    setKnown(next);
    onSearch(next);
  }

  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        aria-label={HELP.search}
        placeholder={HELP.search}
        maxLength={LONGEST_SEARCH}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={typed && <CloseButton aria-label={HELP.clearSearch} onClick={() => seek('')} />}
        value={typed}
        onChange={({ currentTarget }) => seek(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && seek('')}
      />
    </search>
  );
}
