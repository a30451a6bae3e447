import { regionalSettings } from '@approdo/shared/contract/law/regional';
import { registerGuests, type StayGuests, stayGuests } from '@approdo/shared/contract/law/register-guests';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { tellsRegion } from '@approdo/shared/domain/law/regional/regional-terms';
import { Stack, Text } from '@mantine/core';
import { useBanners } from '../../kit/feedback/banners.ts';
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { useRead } from '../../session/use-read.ts';
import { GuestsForm } from './guests-form.tsx';
import { RegisterFaces } from './register-faces.tsx';
import type { StayOfGuests } from './stay-of-guests.ts';
import { GUESTS } from './texts/register-guests.ts';
import { useItaly } from './use-codes-of-tables.ts';
import { useLeftAlone } from './use-left-alone.ts';

type Props = { readonly stay: StayOfGuests; readonly onClose: () => void };

/** The window of a stay's guests. Its data are forgotten when it closes, and it closes by itself when left alone. */
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
          {(told) => <Guests stay={stay} told={told} />}
        </RegisterFaces>
      </Stack>
    </FormWindow>
  );
}

function Guests({ stay, told }: { readonly stay: StayOfGuests; readonly told: StayGuests }) {
  const italy = useItaly();
  return (
    <QueryFaces query={useRead(regionalSettings.get)} failure={GUESTS.loadFailed}>
      {(regional) =>
        italy !== undefined && (
          <VersionedForm of={told} shape={stayGuests}>
            {(current, loadLatest) => (
              <GuestsForm
                stay={stay}
                told={current}
                by={{ italy: italy ?? undefined, asksResidence: tellsRegion(regional) }}
                system={regional.system}
                loadLatest={loadLatest}
              />
            )}
          </VersionedForm>
        )
      }
    </QueryFaces>
  );
}
