import type { CDPSession, Page } from '@playwright/test'
import type { TestPush } from '../server/testing/push.ts'

/** The token that Firebase gives every browser of these journeys. */
export const DEVICE_TOKEN = 'a-token-of-a-browser:APA91b'

/** What a server is started with that sends by this service, as the README names it. */
export function pushEnvironment({ settings }: TestPush): Record<string, string> {
  const { webConfig, vapidKey, account, url } = settings
  return {
    FCM_CONFIG: JSON.stringify(webConfig),
    FCM_VAPID_KEY: vapidKey,
    FCM_SERVICE_ACCOUNT: JSON.stringify({
      project_id: account.projectId,
      client_email: account.clientEmail,
      private_key: account.privateKey,
      token_uri: account.tokenUrl,
    }),
    FCM_URL: url.origin,
  }
}

/** The makers of the browser and Firebase answer the page, though nothing outside is reached. */
export async function answerAsFirebase(page: Page): Promise<void> {
  await page.addInitScript(registerHere)
  const replies = {
    'https://firebaseinstallations.googleapis.com/**': {
      fid: 'c'.repeat(22),
      refreshToken: 'refresh',
      authToken: { token: 'auth', expiresIn: '604800s' },
    },
    'https://fcmregistrations.googleapis.com/**': { token: DEVICE_TOKEN },
  }
  for (const [address, json] of Object.entries(replies)) {
    await page.context().route(address, (route) =>
      route.fulfill({
        json,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    )
  }
}

/** Runs in a page before the product: the browser is registered without asking its maker, and stays so when the page loads anew. */
function registerHere(): void {
  const REGISTRATION_KEY = 'registered-for-push'
  const bytes = (length: number) => new Uint8Array(length).fill(7).buffer
  const subscription = {
    endpoint: 'https://push.test/browser',
    getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
    unsubscribe: () => {
      localStorage.removeItem(REGISTRATION_KEY)
      return Promise.resolve(true)
    },
  }
  Object.assign(PushManager.prototype, {
    getSubscription: () =>
      Promise.resolve(localStorage.getItem(REGISTRATION_KEY) === null ? null : subscription),
    subscribe: () => {
      localStorage.setItem(REGISTRATION_KEY, 'yes')
      return Promise.resolve(subscription)
    },
  })
}

/**
 * What the browser has been told about notifying. It forgets that with the session that told it; without a window it then
 * says no by itself as soon as a page asks.
 */
export async function setNotifying(page: Page, setting: 'granted' | 'denied' | 'prompt'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  })
  await session.detach()
}

/** Hands the worker a message as the browser's maker does when Firebase has sent it. */
export async function deliver(page: Page, message: Record<string, unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { webpush, notification, data } = message as {
    webpush: { notification: object }
    notification: object
    data: object
  }
  const known = registrationOf(session)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data: JSON.stringify({ notification: { ...notification, ...webpush.notification }, data }),
  })
  await session.detach()
}

function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
}

/**
 * Presses the one notification that is shown, as its worker hears it. Only a person's own press may bring a window
 * forward, so that is left out.
 */
export async function pressShown(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker answers')
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerRegistrationScope
    const [notification] = await scope.registration.getNotifications()
    scope.WindowClient.prototype.focus = () => Promise.resolve()
    const event = Object.assign(new scope.NotificationEvent('notificationclick', { notification }), {
      waitUntil: () => undefined,
    })
    scope.dispatchEvent(event)
  })
}

interface ServiceWorkerRegistrationScope {
  registration: ServiceWorkerRegistration
  WindowClient: { prototype: { focus: () => Promise<void> } }
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
  dispatchEvent: (event: Event) => boolean
}
