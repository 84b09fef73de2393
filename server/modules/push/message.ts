import { DAY_MS } from '#shared/domain/durations.ts'
import type { PushMessage } from '#server/lib/push.ts'
import type { PendingNotification } from './pending.ts'
import type { NotificationText } from './notification-text.ts'

/** Drawn for each tenant from its own mark (`serve-manifest.ts`). */
const ICON = '/app-icon/192.png'
/** White and nothing else: devices colour it themselves. */
const BADGE = '/assets/art/badge.png'

interface Ready extends PendingNotification {
  notification: { id: string; expiresAt: Date }
  text: NotificationText
}

/** What a browser shows: paths of its own tenant, whatever name it knows it by. */
export function pushMessage({ notification, text, now }: Ready): PushMessage {
  const { title, body, image, place } = text
  const lifeMs = Math.min(DAY_MS, notification.expiresAt.getTime() - now.getTime())
  return {
    ...{ title, body, icon: ICON, badge: BADGE, link: place },
    ...(image !== undefined && { image }),
    tag: notification.id,
    lifeS: Math.max(1, Math.floor(lifeMs / 1000)),
  }
}
