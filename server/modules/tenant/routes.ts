import {
  changeTenant,
  putTenantPicture,
  readTenant,
  readTenantChanges,
  revertTenantChange,
} from '#shared/contract/tenant-settings.ts'
import { on, type Route } from '#server/http/route.ts'
import { change, readRevised, revert } from './change.ts'
import { putPicture } from './pictures.ts'
import { readChanges } from './read-changes.ts'

export const tenantRoutes: readonly Route[] = [
  on(readTenant, (_, visit) => readRevised(visit)),
  on(changeTenant, ({ body }, visit) => change(body, visit)),
  on(putTenantPicture, ({ body }, visit) => putPicture(body, visit)),
  on(readTenantChanges, ({ query }, visit) => readChanges(query, visit)),
  on(revertTenantChange, ({ params }, visit) => revert(params.changeId, visit)),
]
