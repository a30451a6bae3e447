import { CloseButton } from '@mantine/core';
import { Check, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import kit from '../styles/kit.module.css';
import { SHELL } from '../texts.ts';
import styles from './banner-region.module.css';
import { type Banner, useBanners } from './banners.ts';

/** The status region exists before its first message, or a screen reader would miss it; an alert is read at once. */
export function BannerRegion() {
  const { read, subscribe } = useBanners();
  const banners = useSyncExternalStore(subscribe, read);
  const successes = banners.filter(({ kind }) => kind === 'success');
  const alerts = banners.filter(({ kind }) => kind !== 'success');

  return (
    <div className={styles.region}>
      <div role="status">
        {successes.map((banner) => (
          <BannerNote key={banner.id} banner={banner} />
        ))}
      </div>
      {alerts.map((banner) => (
        <div role="alert" key={banner.id}>
          <BannerNote banner={banner} />
        </div>
      ))}
    </div>
  );
}

function BannerNote({ banner }: { readonly banner: Banner }) {
  const { close } = useBanners();
  const Icon = banner.kind === 'success' ? Check : TriangleAlert;
  return (
    <div className={styles.banner} data-kind={banner.kind}>
      <Icon className={kit.fixed} style={{ marginBlockStart: '0.2rem' }} size={20} aria-hidden />
      <div>
        <p className={`${kit.flush} ${kit.strong}`} style={{ paddingBlockStart: '0.1rem' }}>
          {banner.text}
        </p>
        {banner.detail && <p className={kit.flush}>{banner.detail}</p>}
      </div>
      <CloseButton aria-label={SHELL.close} onClick={() => close(banner.id)} />
    </div>
  );
}
