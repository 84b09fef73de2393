import type { WorkerScope } from './scope.ts'

/** A message as a browser shows it. */
interface Shown {
  title: string
  options: {
    body: string
    icon?: string
    badge?: string
    image?: string
    tag?: string
    /** The place that a press opens: a path of our own origin. */
    data: string
  }
}

const HOME = '/'

/** Shows what comes by push, and opens its place when it is pressed (PUSH-5). */
export function showPushes(scope: WorkerScope): void {
  const { origin } = scope.location
  scope.addEventListener('push', (event) => {
    const message = messageIn(payloadOf(event.data), origin)
    if (message) event.waitUntil(scope.registration.showNotification(message.title, message.options))
  })
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(scope, placeIn(notification.data, origin) ?? HOME))
  })
}

function payloadOf(data: { json: () => unknown } | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

/** As Firebase hands it over: `notification{title, body, image, icon}` and `data{badge, icon, link, tag}`. Null: there is nothing to show. */
export function messageIn(payload: unknown, origin: string): Shown | null {
  const notification = fieldsOf(payload, 'notification')
  const data = fieldsOf(payload, 'data')
  const title = wordsIn(notification['title'])
  if (title === '') return null
  const pictures = {
    icon: placeIn(notification['icon'] ?? data['icon'], origin),
    badge: placeIn(data['badge'], origin),
    image: placeIn(notification['image'], origin),
    tag: wordsIn(data['tag']) || null,
  }
  const given = Object.entries(pictures).filter((entry): entry is [string, string] => entry[1] !== null)
  return {
    title,
    options: {
      ...Object.fromEntries(given),
      body: wordsIn(notification['body']),
      data: placeIn(data['link'], origin) ?? HOME,
    },
  }
}

/** The path of an address of our own origin; null for every other. */
export function placeIn(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || address === '' || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

/**
 * In a page that is open, the last used first; else in a new one. What names no place leads nobody away from where they are: the bare
 * address would load the page anew, in the midst of a task.
 */
async function open(scope: WorkerScope, place: string): Promise<void> {
  const url = scope.location.origin + place
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = place === HOME ? pages[0] : pages.find((page) => page.url === url)
  if (there) {
    await there.focus()
    return
  }
  const [page] = pages
  try {
    if (page) {
      await page.focus()
      await page.navigate(url)
      return
    }
  } catch {
    // it is not ours to lead
  }
  await scope.clients.openWindow(url)
}

function fieldsOf(payload: unknown, name: string): Readonly<Record<string, unknown>> {
  const part: unknown = isRecord(payload) ? payload[name] : null
  return isRecord(part) ? part : {}
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function wordsIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
