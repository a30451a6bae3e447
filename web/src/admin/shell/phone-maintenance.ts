import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListenAgain } from '../operations/phone/index.ts';
import { useCounts, useNext } from '../operations/today/index.ts';
import { usePlatform } from '../session/platform-context.ts';
import { useSession } from '../session/session-context.ts';
import { useGuide } from '../stays/guide/index.ts';

type Property = Pick<PropertyAnswer, 'name' | 'address'>;

/** Background tasks for an administrator's phone, while the back office is open; displays nothing. */
export function PhoneMaintenance({ property }: { readonly property: Property | undefined }): null {
  useBadgeCount();
  usePushRenewal();
  useSavedDay(property);
  useOpenedNotices();
  return null;
}

/** The number on the app's icon is that of Oggi. */
function useBadgeCount(): void {
  const { phone } = usePlatform();
  const count = useCounts()?.toDo;
  useEffect(() => {
    if (count !== undefined) phone?.notices.showCount(count);
  }, [phone, count]);
}

/** Renews the push registration once a session. A failure is retried the next time. */
function usePushRenewal(): void {
  const { user, hasExpired } = useSession();
  const listenAgain = useRef(useListenAgain());
  const isWanted = user.role === 'ADMIN' && !hasExpired;
  useEffect(() => {
    if (isWanted) listenAgain.current(user.id).catch(() => undefined);
  }, [isWanted, user.id]);
}

/** Saves the coming arrivals for offline use, if wanted. A browser without room keeps the previous ones. */
function useSavedDay(property: Property | undefined): void {
  const { phone } = usePlatform();
  const { user, hasExpired } = useSession();
  const isOn = user.role === 'ADMIN' && !hasExpired && phone?.day.isOn(user.id) === true;
  const { data: next, dataUpdatedAt } = useNext();
  const { data: guide } = useGuide({ enabled: isOn });
  useEffect(() => {
    if (!isOn || !next || !property || dataUpdatedAt === 0) return;
    const { checkInFrom = null, checkOutBy = null } = guide ?? {};
    const propertyFacts = { name: property.name, address: property.address, checkInFrom, checkOutBy };
    phone?.day.save(user.id, next, propertyFacts).catch(() => undefined);
  }, [phone, isOn, user.id, next, dataUpdatedAt, property, guide]);
}

/** An opened notice navigates like any link: unsaved input asks first. */
function useOpenedNotices(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    function follow({ data, ports }: MessageEvent): void {
      if (typeof data?.open !== 'string') return;
      ports[0]?.postMessage('open');
      navigate(data.open.slice('/admin'.length) || '/');
    }
    serviceWorker.addEventListener('message', follow);
    return () => serviceWorker.removeEventListener('message', follow);
  }, [navigate]);
}
