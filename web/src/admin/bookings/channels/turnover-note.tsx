import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { rentsByWeek } from '@approdo/shared/domain/stays/stay-rules';
import { Alert, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { TURNOVER_FIELD, useProperty } from '../../content/property/index.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { TURNOVER_NOTE } from './texts/calendars.ts';

/** What an empty day of departure costs, here and on portals; more prominent for weekly rentals. */
export function TurnoverNote({ hasChannels }: { readonly hasChannels: boolean }) {
  const { data: property } = useProperty();
  const { data: rules } = useRead(stayRules.get);
  if (!property || !rules || property.sameDayTurnover) return null;
  const way = (
    <Link className={kit.link} to={`/property#${TURNOVER_FIELD}`}>
      {TURNOVER_NOTE.way}
    </Link>
  );
  if (rentsByWeek(rules)) {
    return (
      <Alert color="lemon" mb="md" title={TURNOVER_NOTE.title}>
        {TURNOVER_NOTE.text} {way}
      </Alert>
    );
  }
  return (
    hasChannels && (
      <Text c="dimmed" mb="md" maw="75ch">
        {TURNOVER_NOTE.text} {way}
      </Text>
    )
  );
}
