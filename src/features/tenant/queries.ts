import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  changeTenant,
  putTenantPicture,
  readTenant,
  readTenantChanges,
  revertTenantChange,
  type RevisedSettings,
  type SettingChanges,
} from '#shared/contract/tenant-settings.ts'
import type { PictureUse } from '#shared/domain/tenant-settings.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** First word of every key. */
const TENANT = 'tenant'

const START: string | undefined = undefined

export const settingsQuery = queryOptions({
  queryKey: [TENANT, 'settings'],
  queryFn: ({ signal }) => ask(readTenant, {}, { signal }),
})

/** The latest first, page by page. */
export function changesQuery() {
  return infiniteQueryOptions({
    queryKey: [TENANT, 'changes'],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readTenantChanges, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** @param basedOn the revision that the form began with */
export const saveSettings = async (changes: SettingChanges, basedOn: number): Promise<RevisedSettings> =>
  settled(await call(changeTenant, { body: { basedOn, changes } }))

export const sendRevert = async (changeId: string): Promise<RevisedSettings> =>
  settled(await call(revertTenantChange, { params: { changeId } }))

/** @param image base64. @returns its address */
export const sendPicture = async (use: PictureUse, image: string): Promise<string> =>
  (await call(putTenantPicture, { body: { use, image } })).address

export const refreshSettings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [TENANT] })

function settled(saved: RevisedSettings): RevisedSettings {
  queryClient.setQueryData(settingsQuery.queryKey, saved)
  void queryClient.invalidateQueries({ queryKey: changesQuery().queryKey })
  return saved
}
