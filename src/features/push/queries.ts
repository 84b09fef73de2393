import { readMyNotifications } from '#shared/contract/notification-settings.ts'
import { readPushConfig, removeDeviceToken, saveDeviceToken, type PushConfig } from '#shared/contract/push.ts'
import { call } from '#src/lib/http.ts'

export const askPushConfig = (): Promise<PushConfig> => call(readPushConfig, {})

export const sendDeviceToken = (deviceToken: string): Promise<undefined> =>
  call(saveDeviceToken, { body: { deviceToken } })

export const sendTokenRemoval = (): Promise<undefined> => call(removeDeviceToken, {})

/** Whether the server notifies this browser since this login. */
export async function isNotifiedHere(): Promise<boolean> {
  return (await call(readMyNotifications, {})).isNotifiedHere
}
