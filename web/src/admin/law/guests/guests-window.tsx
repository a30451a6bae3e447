import { type StayGuests, stayGuests } from '@approdo/shared/contract/law/register-guests';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { tellsRegion } from '@approdo/shared/domain/law/regional/regional-terms';
import { Stack, Text } from '@mantine/core';
import { useBanners } from '../../kit/feedback/banners.ts';
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { GuestsForm } from './guests-form.tsx';
import { RegisterFaces } from './register-faces.tsx';
import type { StayOfGuests } from './stay-of-guests.ts';
import { GUESTS } from './texts/register-guests.ts';
import { useItaly } from './use-codes-of-tables.ts';
import { useLeftAlone } from './use-left-alone.ts';
import { useRegionalSettings } from './use-regional.ts';
import { useStayGuests } from './use-stay-guests.ts';

type Props = { readonly stay: StayOfGuests; readonly onClose: () => void };

/** The window of a stay's guests. What it showed is forgotten as it closes, and left alone it closes by itself. */
export function GuestsWindow({ stay, onClose }: Props) {
  const isPhone = useIsPhone();
  const banners = useBanners();
  useLeftAlone(() => {
    onClose();
    banners.warn(GUESTS.leftAlone);
  });
  return (
    <FormWindow title={GUESTS.title} size="64rem" fullScreen={isPhone} onClose={onClose}>
      <Stack>
        <Text>{`${stay.title}, ${formatLocalDate(stay.startDate)} – ${formatLocalDate(stay.endDate)}`}</Text>
        <RegisterFaces query={useStayGuests(stay.id)} failure={GUESTS.loadFailed}>
          {(told) => <Guests stay={stay} told={told} />}
        </RegisterFaces>
      </Stack>
    </FormWindow>
  );
}

function Guests({ stay, told }: { readonly stay: StayOfGuests; readonly told: StayGuests }) {
  const italy = useItaly();
  return (
    <QueryFaces query={useRegionalSettings()} failure={GUESTS.loadFailed}>
      {(regional) =>
        italy !== undefined && (
          <VersionedForm of={told} shape={stayGuests}>
            {(current, takeUp) => (
              <GuestsForm
                stay={stay}
                told={current}
                by={{ italy: italy ?? undefined, asksResidence: tellsRegion(regional) }}
                system={regional.system}
                takeUp={takeUp}
              />
            )}
          </VersionedForm>
        )
      }
    </QueryFaces>
  );
}
