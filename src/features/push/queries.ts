import { readMyNotifications } from '#shared/contract/notification-settings.ts'
import { readPushConfig, removeDeviceToken, saveDeviceToken, type PushConfig } from '#shared/contract/push.ts'
import { call } from '#src/lib/http.ts'

/** What fails here is said by the bell. */
const TOLD_HERE = { telling: 'log' } as const

export const askPushConfig = (): Promise<PushConfig> => call(readPushConfig, {}, TOLD_HERE)

export const sendDeviceToken = (deviceToken: string): Promise<undefined> =>
  call(saveDeviceToken, { body: { deviceToken } }, TOLD_HERE)

export const sendTokenRemoval = (): Promise<undefined> => call(removeDeviceToken, {}, TOLD_HERE)

/** Whether the server tells this browser since this login. */
export async function isToldHere(): Promise<boolean> {
  return (await call(readMyNotifications, {}, TOLD_HERE)).isToldHere
}
