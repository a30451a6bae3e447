import { Skeleton, Tabs, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { LeavablePartContext, useLeavablePart } from '../../kit/form/leavable-part.tsx';
import { SHELL } from '../../kit/texts.ts';
import { DiscountsPart } from './discounts/discounts-part.tsx';
import { ExtrasPart } from './extras/extras-part.tsx';
import { InstantPart } from './instant/instant-part.tsx';
import { PriceListPart } from './list/price-list-part.tsx';
import months from './list/price-year.module.css';
import type { PricePartProps } from './price-part.tsx';
import { ShortStaysPart } from './short-stays/short-stays-part.tsx';
import { StayRulesPart } from './stay-rules/stay-rules-part.tsx';
import { PRICE_PARTS, PRICES } from './texts/prices.ts';
import touch from './touch-targets.module.css';
import type { Prices } from './use-prices.ts';
import year from './year-painter/year-painter.module.css';

/** The tabs by URL parameter; the first one has none. */
const PARTS = [
  { id: 'listino', title: PRICE_PARTS.list },
  { id: 'brevi', title: PRICE_PARTS.shortStays },
  { id: 'extra', title: PRICE_PARTS.extras },
  { id: 'sconti', title: PRICE_PARTS.discounts },
  { id: 'conferma', title: PRICE_PARTS.instant },
  { id: 'regole', title: PRICE_PARTS.stayRules },
] as const;
type PartId = (typeof PARTS)[number]['id'];

/** Rules of stay are loaded separately. */
const CONTENTS: Readonly<Record<Exclude<PartId, 'regole'>, ComponentType<PricePartProps>>> = {
  listino: PriceListPart,
  brevi: ShortStaysPart,
  extra: ExtrasPart,
  sconti: DiscountsPart,
  conferma: InstantPart,
};

const PARAMETER = 'parte';
const [FIRST] = PARTS;

type Props = { readonly prices: UseQueryResult<Prices> };

/** The tabs of prices; the open one asks before it is left with unsaved changes. */
export function PriceTabs({ prices }: Props) {
  const [address, setAddress] = useSearchParams();
  const part = useLeavablePart();
  const openTab = partOf(address.get(PARAMETER));

  function show(id: PartId): void {
    const next = new URLSearchParams(address);
    if (id === FIRST.id) next.delete(PARAMETER);
    else next.set(PARAMETER, id);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  return (
    <LeavablePartContext value={{ addGuard: part.addGuard }}>
      <Tabs value={openTab} keepMounted={false} onChange={(chosen) => part.leaveBy(() => show(partOf(chosen)))()}>
        <Tabs.List mb="var(--space-5)" aria-label={PRICES.tabs}>
          {PARTS.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} mih="2.75rem">
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PARTS.map(({ id }) => (
          <Tabs.Panel key={id} value={id} maw="72rem" className={touch.targets}>
            {contentOf(id, prices)}
          </Tabs.Panel>
        ))}
      </Tabs>
    </LeavablePartContext>
  );
}

function contentOf(id: PartId, prices: Props['prices']): ReactNode {
  if (id === 'regole') return <StayRulesPart />;
  const Content = CONTENTS[id];
  return (
    <QueryStates query={prices} failure={PRICES.loadFailed} loading={id === FIRST.id ? <MonthsSkeleton /> : undefined}>
      {(found) => <Content prices={found} />}
    </QueryStates>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Placeholder of the list while prices load. */
function MonthsSkeleton() {
  return (
    <div className={year.year} aria-busy="true">
      <VisuallyHidden>{SHELL.loading}</VisuallyHidden>
      <div className={months.months}>
        {MONTHS.map((month) => (
          <Skeleton key={month} height="3.75rem" />
        ))}
      </div>
    </div>
  );
}

/** The named tab, or the first one. */
function partOf(id: string | null): PartId {
  return PARTS.find((part) => part.id === id)?.id ?? FIRST.id;
}
