import { PRICE_SHOWS, type PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { Radio, Stack } from '@mantine/core';
import { ON_SITE } from '../texts/discounts.ts';

type Props = {
  readonly show: PriceRules['show'];
  readonly onChange: (show: PriceRules['show']) => void;
};

/** How much visitors see of prices before choosing dates. */
export function OnSiteField({ show, onChange }: Props) {
  return (
    <Radio.Group
      label={ON_SITE.title}
      value={show}
      onChange={(value) => {
        const chosen = PRICE_SHOWS.find((known) => known === value);
        if (chosen) onChange(chosen);
      }}
    >
      <Stack gap="xs" mt="xs">
        {PRICE_SHOWS.map((value) => (
          <Radio key={value} value={value} label={ON_SITE[value]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
