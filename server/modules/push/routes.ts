import { changeMyNotifications, readMyNotifications } from '#shared/contract/notification-settings.ts'
import { readPushConfig, removeDeviceToken, saveDeviceToken } from '#shared/contract/push.ts'
import { notFound } from '#server/http/problem.ts'
import { on, type Route } from '#server/http/route.ts'
import { forgetDevice, saveDevice } from './devices.ts'
import { changeSettings, readSettings } from './settings.ts'

export const pushRoutes: readonly Route[] = [
  on(readPushConfig, (_, { push }) => {
    if (!push) throw notFound()
    return { firebaseSDKConfigObject: { ...push.webConfig }, vapidKey: push.vapidKey }
  }),
  on(saveDeviceToken, async ({ body }, visit) => {
    await saveDevice(body.deviceToken, visit)
    return undefined
  }),
  on(removeDeviceToken, async (_, visit) => {
    await forgetDevice(visit)
    return undefined
  }),
  on(readMyNotifications, (_, visit) => readSettings(visit)),
  on(changeMyNotifications, ({ body }, visit) => changeSettings(body, visit)),
]
