import {
  exportOperatorLog,
  logInOperator,
  logOutOperator,
  readOperator,
  readOperatorLink,
  readOperatorLog,
  takeOperatorLink,
} from '#shared/contract/operator.ts'
import {
  changeOperatedTenant,
  createOperatedTenant,
  deleteOperatedTenant,
  exportOperatedTenant,
  inviteTenantAdmin,
  readOperatedTenants,
} from '#shared/contract/operator-tenants.ts'
import { join, showLink } from './join.ts'
import { logIn } from './log-in.ts'
import { readLog, writeLog } from './read-log.ts'
import { onOperator, type OperatorRoute } from './serve.ts'
import { archive, change, create, invite, readTenants, remove } from './tenants.ts'

/** What a call without a reply answers. */
const nothing = () => undefined

/** Every call of the console. */
export const OPERATOR_ROUTES: readonly OperatorRoute[] = [
  onOperator(readOperator, (_, { operator }) => ({ email: operator?.email ?? null })),
  onOperator(logInOperator, ({ body }, visit) => logIn(body, visit)),
  onOperator(logOutOperator, (_, visit) => visit.end().then(nothing)),
  onOperator(readOperatorLink, ({ body }, visit) => showLink(body.token, visit)),
  onOperator(takeOperatorLink, ({ body }, visit) => join(body, visit)),
  onOperator(readOperatorLog, ({ query }, visit) => readLog(query, visit)),
  onOperator(exportOperatorLog, ({ query }, visit) => writeLog(query, visit)),
  onOperator(readOperatedTenants, (_, visit) => readTenants(visit)),
  onOperator(createOperatedTenant, ({ body }, visit) => create(body, visit)),
  onOperator(inviteTenantAdmin, async ({ params, body }, visit) => ({
    link: await invite(params.tenantId, body.admin, visit),
  })),
  onOperator(changeOperatedTenant, ({ params, body }, visit) => change(params.tenantId, body, visit)),
  onOperator(exportOperatedTenant, ({ params }, visit) => archive(params.tenantId, visit)),
  onOperator(deleteOperatedTenant, ({ params, body }, visit) =>
    remove(params.tenantId, body.name, visit).then(nothing),
  ),
]
