import { readAppParams, readPlatformSettings } from '#shared/contract/platform.ts'
import { on, type Route } from '#server/http/route.ts'
import { showSettings } from './show-settings.ts'

export const platformRoutes: readonly Route[] = [
  on(readAppParams, (_, { tenant }) => [...tenant.databaseParams]),
  on(readPlatformSettings, (_, { tenant, push, sendsMail }) => showSettings(tenant, push, sendsMail)),
]
