import { ActionIcon } from '@mantine/core';
import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HelpPlace } from '../../session/help-pages.ts';
import { SHELL } from '../texts.ts';
import { getHelpPage, helpAddress } from './help-address.ts';

/** The question mark beside a heading. */
export function HelpLink({ place }: { readonly place: HelpPlace }) {
  const { title } = getHelpPage(place.page);
  return (
    <ActionIcon
      component={Link}
      to={helpAddress(place)}
      variant="subtle"
      size="lg"
      radius="xl"
      aria-label={SHELL.helpOn(title)}
      title={SHELL.helpOn(title)}
    >
      <CircleQuestionMark size={22} aria-hidden />
    </ActionIcon>
  );
}
