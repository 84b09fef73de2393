import { getApps, initializeApp } from '@firebase/app'
import { getMessaging, getToken } from '@firebase/messaging'
import type { PushConfig } from '#shared/contract/push.ts'

/** By what Firebase knows this browser. It is loaded when it is asked for: nobody else needs Firebase. */
export function firebaseToken(
  { firebaseSDKConfigObject, vapidKey }: PushConfig,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const app = getApps()[0] ?? initializeApp(firebaseSDKConfigObject)
  // oxlint-disable-next-line typescript/no-deprecated -- our call saves a device token (PUSH-3), and the sender sends to one
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}
