import type { Profile } from '#shared/contract/player.ts'
import {
  cancelEmail,
  changeEmail,
  changePassword,
  dropAvatar,
  endOtherSessions,
  endSession,
  exportMyData,
  putAvatar,
  readSessions,
  removeAccount,
} from '#shared/contract/settings.ts'
import {
  addPasskey,
  beginCodes,
  beginPasskey,
  confirmCodes,
  dropFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '#shared/contract/second-factor.ts'
import { notFound } from '#server/http/problem.ts'
import { on, type Route } from '#server/http/route.ts'
import { readPerson } from '#server/lib/profiles.ts'
import { dropMyAvatar, putMyAvatar } from './avatar.ts'
import { cancelMyEmail, changeMyEmail } from './change-email.ts'
import { changeMyPassword } from './change-password.ts'
import type { MyVisit } from './confirm-password.ts'
import { exportMine } from './export-mine.ts'
import { endMyOtherSessions, endMySession, readMySessions } from './my-sessions.ts'
import { removeMyAccount } from './remove-account.ts'
import {
  addMyPasskey,
  beginMyCodes,
  beginMyPasskey,
  confirmMyCodes,
  dropMyFactor,
  readMyFactor,
  renewMyCodes,
} from './second-factor.ts'

export const settingsRoutes: readonly Route[] = [
  on(changePassword, async ({ body }, visit) => {
    await changeMyPassword(body, visit)
    return undefined
  }),
  on(changeEmail, async ({ body }, visit) => {
    await changeMyEmail(body, visit)
    return myProfile(visit)
  }),
  on(cancelEmail, async (_, visit) => {
    await cancelMyEmail(visit)
    return myProfile(visit)
  }),
  on(putAvatar, async ({ body }, visit) => {
    await putMyAvatar(body.image, visit)
    return myProfile(visit)
  }),
  on(dropAvatar, async (_, visit) => {
    await dropMyAvatar(visit)
    return myProfile(visit)
  }),
  on(readSessions, (_, visit) => readMySessions(visit)),
  on(endSession, async ({ params }, visit) => {
    await endMySession(params.id, visit)
    return undefined
  }),
  on(endOtherSessions, async (_, visit) => {
    await endMyOtherSessions(visit)
    return undefined
  }),
  on(exportMyData, (_, visit) => exportMine(visit)),
  on(removeAccount, async ({ body }, visit) => {
    await removeMyAccount(body.password, visit)
    return undefined
  }),
  on(readSecondFactor, (_, visit) => readMyFactor(visit)),
  on(beginCodes, ({ body }, visit) => beginMyCodes(body.password, visit)),
  on(confirmCodes, ({ body }, visit) => confirmMyCodes(body.code, visit)),
  on(beginPasskey, ({ body }, visit) => beginMyPasskey(body.password, visit)),
  on(addPasskey, ({ body }, visit) => addMyPasskey(body, visit)),
  on(renewRecoveryCodes, ({ body }, visit) => renewMyCodes(body.password, visit)),
  on(dropFactor, ({ body }, visit) => dropMyFactor(body, visit)),
]

async function myProfile({ db, now, player }: MyVisit): Promise<Profile> {
  const profile = await readPerson(db, player, now)
  if (!profile) throw notFound()
  return profile
}
