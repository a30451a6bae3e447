import type { Clock } from '../adapters/clock.ts';
import type { App } from '../app.ts';
import type { TenantData } from '../db/engine.ts';
import { runDaily } from '../site/run-daily.ts';

/** Change notification after a restore, whose pictures may lack renditions. */
export const RESTORED = 'restored';

const MAIL_POLL_MS = 30_000;

type WorkNeeds = {
  readonly app: App;
  readonly tenant: Pick<TenantData, 'notifications' | 'leaderLease'>;
  readonly clock: Clock;
};

/**
 * Starts a site's background work: in each process change notifications and the daily refresh, in the one that holds
 * the tenant's leader lease all that must run once. The returned function ends it; requests are still answered.
 */
export function beginSiteWork({ app, tenant, clock }: WorkNeeds): () => Promise<void> {
  let isLeader = false;
  function wakeSenders(): void {
    app.mailWorker.wake();
    app.pushWorker.wake();
    app.webhookWorker.wake();
  }
  let mailTimer: NodeJS.Timeout | undefined;
  const endListening = tenant.notifications.subscribe({
    site: app.memory.forget,
    mail: wakeSenders,
    lost: app.memory.disconnect,
    found: app.memory.reconnect,
    message(text) {
      if (text === RESTORED && isLeader) void app.renditions.startSoon();
    },
  });
  const endLease = tenant.leaderLease.follow({
    take() {
      isLeader = true;
      // A separate command may queue letters too, and SQLite notifies nobody.
      mailTimer = setInterval(() => app.mailWorker.wake(), MAIL_POLL_MS).unref();
      app.mailWorker.start();
      app.pushWorker.start();
      app.webhookWorker.start();
      app.requestExpiry.start();
      app.holdExpiry.start();
      app.paymentReminders.start();
      app.conversationRounds.start();
      app.forgetting.start();
      app.timedLetters.start();
      app.turnoverRounds.start();
      app.registerRetention.start();
      app.registerDue.start();
      app.channels.start();
      void app.renditions.startSoon();
      void app.sweepFiles();
      void app.moves.sweep();
    },
    async drop() {
      isLeader = false;
      clearInterval(mailTimer);
      app.renditions.rest();
      await Promise.all([
        app.channels.rest(),
        app.requestExpiry.stop(),
        app.holdExpiry.stop(),
        app.paymentReminders.stop(),
        app.conversationRounds.stop(),
        app.forgetting.stop(),
        app.timedLetters.stop(),
        app.turnoverRounds.stop(),
        app.registerRetention.stop(),
        app.registerDue.stop(),
        app.mailWorker.stop(),
        app.pushWorker.stop(),
        app.webhookWorker.stop(),
      ]);
    },
  });
  const daily = runDaily(clock, () => {
    app.memory.change();
    if (!isLeader) return;
    wakeSenders();
    void app.visits.prune();
    void app.channels.startNewDay();
    void app.renditions.startSoon();
    void app.sweepFiles();
    void app.moves.sweep();
  });

  return async () => {
    daily.stop();
    endListening();
    // A picture in the making would go on writing into a generation that is being replaced.
    // Requests that expire meanwhile queue letters, which the next start sends.
    await Promise.all([endLease(), app.renditions.stop(), app.channels.stop(), app.moves.close()]);
  };
}
