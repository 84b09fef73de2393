import { vi } from 'vitest'
import type { MyNotifications } from '#shared/contract/notification-settings.ts'
import { FIRST_NOTIFICATIONS } from '#shared/domain/notifications.ts'
import { installContainer } from './worker-container.ts'

/** As the server tells them before anything was chosen. */
export const MY_NOTIFICATIONS: MyNotifications = {
  ...FIRST_NOTIFICATIONS,
  kinds: { ...FIRST_NOTIFICATIONS.kinds },
  timeZone: 'Europe/Warsaw',
  devices: 0,
  isNotifiedHere: false,
  isPushOn: true,
}

/**
 * A browser that can be told by push; it is gone again after each test.
 * @param permission as it stands
 * @param answer what its player answers when asked
 */
export function installPush(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const { container, registration } = installContainer()
  const state = { permission }
  const browser = {
    container,
    requestPermission: vi.fn(() => {
      state.permission = answer
      return Promise.resolve(answer)
    }),
    /** From now on the browser is registered, or not any more. */
    subscribe: () =>
      registration.pushManager.getSubscription.mockResolvedValue({ unsubscribe: browser.unsubscribe }),
    unsubscribe: vi.fn(() => {
      registration.pushManager.getSubscription.mockResolvedValue(null)
      return Promise.resolve(true)
    }),
  }
  container.getRegistration.mockResolvedValue(registration)
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: browser.requestPermission,
  })
  return browser
}
