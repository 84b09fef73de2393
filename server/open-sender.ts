import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import type { Clock } from './lib/clock.ts'
import { openGuardedPost } from './lib/guarded-post.ts'
import { openPush, senderOf, type PushOffer, type PushSender } from './lib/push.ts'
import { ensureVapidKeys } from './lib/vapid-keys.ts'
import { openWebPush } from './lib/web-push.ts'

type Parts = Pick<Settings, 'push' | 'webPush' | 'publicUrl' | 'mail'>

/** Firebase where it is configured, otherwise plain Web Push with the installation's own keys (decision 0071); null where both are off. */
export async function openSender(
  db: Database,
  { push, webPush, publicUrl, mail }: Parts,
  clock: Clock,
): Promise<(PushSender & { offer: PushOffer }) | null> {
  if (push) return { offer: push, sender: senderOf(push), send: openPush(push, clock) }
  if (!webPush.isOn) return null
  const keys = webPush.keys ?? (await ensureVapidKeys(db, clock()))
  const subject = webPush.subject ?? contactOf(publicUrl, mail.from)
  const offer = { webConfig: {}, vapidKey: keys.publicKey }
  return {
    offer,
    sender: senderOf(offer),
    send: openWebPush({ keys, subject }, openGuardedPost({ ownHosts: webPush.ownHosts })),
  }
}

/** Browsers take push only from https pages and from localhost, so without an address of https nobody outside is reached. */
function contactOf(publicUrl: URL | null, mailFrom: string | null): string {
  if (publicUrl?.protocol === 'https:') return publicUrl.origin
  return `mailto:${mailFrom ?? 'no-reply@localhost'}`
}
