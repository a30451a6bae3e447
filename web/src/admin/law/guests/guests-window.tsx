import { regionalSettings } from '@approdo/shared/contract/law/regional';
import { registerGuests, type StayGuests, stayGuests } from '@approdo/shared/contract/law/register-guests';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { reportsToRegion } from '@approdo/shared/domain/law/regional/regional-terms';
import { Stack, Text } from '@mantine/core';
import { useBanners } from '../../kit/feedback/banners.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { useRead } from '../../session/use-read.ts';
import { GuestsForm } from './guests-form.tsx';
import { RegisterFaces } from './register-faces.tsx';
import type { StayOfGuests } from './stay-of-guests.ts';
import { GUESTS } from './texts/register-guests.ts';
import { useItaly } from './use-codes-of-tables.ts';
import { useInactivity } from './use-inactivity.ts';

type Props = { readonly stay: StayOfGuests; readonly onClose: () => void };

/** The window of a stay's guests. Its data are forgotten when it closes, and it closes by itself when left alone. */
export function GuestsWindow({ stay, onClose }: Props) {
  const isPhone = useIsPhone();
  const banners = useBanners();
  useInactivity(() => {
    onClose();
    banners.warn(GUESTS.leftAlone);
  });
  return (
    <FormWindow title={GUESTS.title} size="64rem" fullScreen={isPhone} onClose={onClose}>
      <Stack>
        <Text>{`${stay.title}, ${formatLocalDate(stay.startDate)} – ${formatLocalDate(stay.endDate)}`}</Text>
        <RegisterFaces
          query={useRead(registerGuests.get, {
            params: { id: stay.id },
            // As of opening the window; forgotten when it closes.
            gcTime: 0,
            staleTime: Number.POSITIVE_INFINITY,
            retry: false,
          })}
          failure={GUESTS.loadFailed}
        >
          {(stored) => <Guests stay={stay} stored={stored} />}
        </RegisterFaces>
      </Stack>
    </FormWindow>
  );
}

function Guests({ stay, stored }: { readonly stay: StayOfGuests; readonly stored: StayGuests }) {
  const italy = useItaly();
  return (
    <QueryStates query={useRead(regionalSettings.get)} failure={GUESTS.loadFailed}>
      {(regional) =>
        italy !== undefined && (
          <VersionedForm of={stored} shape={stayGuests}>
            {(current, loadLatest) => (
              <GuestsForm
                stay={stay}
                stored={current}
                by={{ italy: italy ?? undefined, asksResidence: reportsToRegion(regional) }}
                system={regional.system}
                loadLatest={loadLatest}
              />
            )}
          </VersionedForm>
        )
      }
    </QueryStates>
  );
}
