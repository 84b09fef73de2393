import { apiQuery } from '#src/features/api/queries.ts'
import { auditQuery } from '#src/features/audit/queries.ts'
import { agreementQuery } from '#src/features/session/parts/agreement-query.ts'
import * as tenant from '#src/features/tenant/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** The calls by which an admin sets the platform up, each of which raises the modal. */
export const TENANT_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/api-description': () => queryClient.query(apiQuery),
  'GET /v2/tenant': () => queryClient.query(tenant.settingsQuery),
  'GET /v2/tenant/usage': () => queryClient.query(tenant.usageQuery),
  'GET /v2/tenant/changes': () => queryClient.infiniteQuery(tenant.changesQuery()),
  'PATCH /v2/tenant': () => tenant.saveSettings({ title: 'Harbour' }, 1),
  'POST /v2/tenant/changes/:changeId/revert': () => tenant.sendRevert('5c0d6a52-0c3e-4c55-9f0c-2f3d8c1a7b10'),
  'GET /v2/agreement': () => queryClient.query(agreementQuery('en')),
  'GET /v2/audit': () => queryClient.infiniteQuery(auditQuery({})),
  'GET /v2/tenant/agreement': () => queryClient.query(tenant.agreementQuery),
  'POST /v2/tenant/agreement': () => tenant.sendAgreementVersion({ en: 'Data' }, true, 0),
  'GET /v2/tenant/agreement/acceptances': () => queryClient.infiniteQuery(tenant.acceptancesQuery({})),
  'GET /v2/tenant/captcha-secret': () => queryClient.query(tenant.captchaQuery),
  'PUT /v2/tenant/captcha-secret': () => tenant.saveCaptchaSecret(null),
  'GET /v2/tenant/mail': () => queryClient.query(tenant.mailQuery('en')),
  'POST /v2/tenant/mail/test': () => tenant.requestTestMail('letters-reset', 'en'),
  'GET /v2/tenant/words': () => queryClient.query(tenant.ownTextsQuery),
  'PUT /v2/tenant/words': () => tenant.saveOwnText({ language: 'en', key: 'session.title', forms: {} }, {}),
  'POST /v2/tenant/films': () => tenant.sendFilm('', ''),
  'POST /v2/tenant/pictures': () => tenant.sendPicture('logoUrl', ''),
}
