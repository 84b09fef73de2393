import {
  exportAcceptances,
  publishAgreement,
  readAcceptances,
  readAgreementVersions,
} from '#shared/contract/agreement.ts'
import { readAgreement } from '#shared/contract/agreement-text.ts'
import { on, type Route } from '#server/http/route.ts'
import { readAcceptancePage, writeAcceptances } from './acceptances.ts'
import { publish, readVersions } from './publish.ts'
import { showAgreement } from './show-agreement.ts'

export const agreementRoutes: readonly Route[] = [
  on(readAgreement, ({ query }, visit) => showAgreement(query.language, visit)),
  on(readAgreementVersions, (_, visit) => readVersions(visit)),
  on(publishAgreement, ({ body }, visit) => publish(body, visit)),
  on(readAcceptances, ({ query }, visit) => readAcceptancePage(query, visit)),
  on(exportAcceptances, ({ query }, visit) => writeAcceptances(query, visit)),
]
