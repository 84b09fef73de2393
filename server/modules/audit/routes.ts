import { exportAudit, readAudit } from '#shared/contract/audit.ts'
import { on, type Route } from '#server/http/route.ts'
import { readAuditPage, writeAudit } from './read-audit.ts'

export const auditRoutes: readonly Route[] = [
  on(readAudit, ({ query }, visit) => readAuditPage(query, visit)),
  on(exportAudit, ({ query }, visit) => writeAudit(query, visit)),
]
