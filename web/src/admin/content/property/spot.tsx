import { mapAddressOf, pageOfPoint } from '@approdo/shared/rich-text/map-point';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '../../session/platform-context.ts';
import styles from './spot.module.css';
import { SPOT } from './texts.ts';

type Props = { readonly point: { readonly latitude: number; readonly longitude: number } };

/** The point on a map, loaded on request: the map service learns nothing before. */
export function Spot({ point }: Props) {
  const { allowsThirdPartyFrames } = usePlatform();
  const address = mapAddressOf(point);
  const [loaded, setLoaded] = useState<string>();
  if (!address) return null;
  if (loaded === address) {
    return (
      <iframe
        className={styles.map}
        title={SPOT.title}
        src={address}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div>
      <Group gap="md">
        {allowsThirdPartyFrames && (
          <Button variant="default" leftSection={<MapPin size={18} aria-hidden />} onClick={() => setLoaded(address)}>
            {SPOT.show}
          </Button>
        )}
        <Anchor href={pageOfPoint(point)} target="_blank" rel="noopener" underline="always">
          {SPOT.open}
        </Anchor>
      </Group>
      <Text c="dimmed" size="sm" mt="xs">
        {SPOT.notice}
      </Text>
    </div>
  );
}
