import { apiQuery } from '#src/features/api/queries.ts'
import * as tenant from '#src/features/tenant/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** The calls by which an admin sets the platform up, each of which raises the modal. */
export const TENANT_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/api-description': () => queryClient.query(apiQuery),
  'GET /v2/tenant': () => queryClient.query(tenant.settingsQuery),
  'GET /v2/tenant/changes': () => queryClient.infiniteQuery(tenant.changesQuery()),
  'PATCH /v2/tenant': () => tenant.saveSettings({ title: 'Harbour' }, 1),
  'POST /v2/tenant/changes/:changeId/revert': () => tenant.sendRevert('5c0d6a52-0c3e-4c55-9f0c-2f3d8c1a7b10'),
  'POST /v2/tenant/pictures': () => tenant.sendPicture('logoUrl', ''),
}
