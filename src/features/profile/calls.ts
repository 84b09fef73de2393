import type { CallInput } from '#shared/contract/endpoint.ts'
import {
  cancelEmail,
  changeEmail,
  changePassword,
  dropAvatar,
  endOtherSessions,
  endSession,
  exportMyData,
  putAvatar,
  removeAccount,
} from '#shared/contract/settings.ts'
import { useGood } from '#shared/contract/shop.ts'
import type { Accommodations } from '#shared/domain/accommodations.ts'
import type { Privacy } from '#shared/domain/privacy.ts'
import { call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { profileQuery } from './queries.ts'
import { keep, saveProfile, shownProfile, type ProfileChange } from './save-profile.ts'
import { sessionsQuery } from './sessions-query.ts'

let lastSave: Promise<void> = Promise.resolve()

/** All calls here throw a `Failure`. A switch that is turned while another is being saved waits for it, and fails with it: one sentence is true of both. */
function saveInOrder(change: ProfileChange): Promise<void> {
  const whose = shownProfile()?.id
  const queued = lastSave.then(async () => {
    if (whose !== undefined && shownProfile()?.id === whose) await saveProfile(change)
  })
  lastSave = queued
  queued.catch(() => {
    if (lastSave === queued) lastSave = Promise.resolve()
  })
  return queued
}

export const savePrivacy = (privacy: Partial<Privacy>): Promise<void> => saveInOrder({ privacy })

export const saveAccommodations = (accommodations: Partial<Accommodations>): Promise<void> =>
  saveInOrder({ accommodations })

/** @param image base64 of a picture's file */
export async function sendPicture(image: string): Promise<void> {
  keep(await call(putAvatar, { body: { image } }))
}

export async function dropPicture(): Promise<void> {
  keep(await call(dropAvatar, {}))
}

/** Everybody else who is signed in to this account is out. */
export async function sendNewPassword(body: CallInput<typeof changePassword>['body']): Promise<void> {
  await call(changePassword, { body })
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

export async function sendNewEmail(body: CallInput<typeof changeEmail>['body']): Promise<void> {
  keep(await call(changeEmail, { body }))
}

export async function giveUpNewEmail(): Promise<void> {
  keep(await call(cancelEmail, {}))
}

/** @param id null: all but the one that asks */
export async function endMine(id: string | null): Promise<void> {
  if (id === null) await call(endOtherSessions, {})
  else await call(endSession, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

/** Lets the face wear what was bought for it, or puts it away. */
export async function wear(orderId: string, isUsed: boolean): Promise<void> {
  await call(useGood, { params: { orderId }, body: { isUsed } })
  await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
}

export function askMyData(): Promise<Record<string, unknown>> {
  return call(exportMyData, {})
}

export async function sendRemoval(password: string): Promise<void> {
  await call(removeAccount, { body: { password } })
}
