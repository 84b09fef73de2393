import {
  changeCaptchaSecret,
  changeTenant,
  putTenantFilm,
  putTenantPicture,
  readCaptchaSecret,
  readTenant,
  readTenantChanges,
  revertTenantChange,
} from '#shared/contract/tenant-settings.ts'
import { changeOwnText, readOwnTexts } from '#shared/contract/tenant-words.ts'
import { readTenantUsage } from '#shared/contract/tenant-usage.ts'
import { on, type Route } from '#server/http/route.ts'
import { changeSecret, readSecret } from './captcha-secret.ts'
import { change, readRevised, revert } from './change.ts'
import { putFilm, putPicture } from './pictures.ts'
import { readChanges } from './read-changes.ts'
import { readUsed } from './usage.ts'
import { changeText, readTexts } from './words.ts'

export const tenantRoutes: readonly Route[] = [
  on(readTenant, (_, visit) => readRevised(visit)),
  on(readTenantUsage, (_, visit) => readUsed(visit)),
  on(changeTenant, ({ body }, visit) => change(body, visit)),
  on(putTenantPicture, ({ body }, visit) => putPicture(body, visit)),
  on(putTenantFilm, ({ body }, visit) => putFilm(body, visit)),
  on(readTenantChanges, ({ query }, visit) => readChanges(query, visit)),
  on(readCaptchaSecret, (_, visit) => readSecret(visit)),
  on(changeCaptchaSecret, ({ body }, visit) => changeSecret(body.secret, visit)),
  on(readOwnTexts, (_, visit) => readTexts(visit)),
  on(changeOwnText, ({ body }, visit) => changeText(body, visit)),
  on(revertTenantChange, ({ params }, visit) => revert(params.changeId, visit)),
]
