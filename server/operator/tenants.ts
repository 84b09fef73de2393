import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type {
  changeOperatedTenant,
  createOperatedTenant,
  OperatedTenant,
  Quotas,
  readOperatedTenants,
} from '#shared/contract/operator-tenants.ts'
import { isTimeZone } from '#shared/domain/local-date.ts'
import type { TenantQuotas } from '#server/db/schema/tenants.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { exportTenant } from '#server/tenants/export.ts'
import { hostOf } from '#server/tenants/hosts.ts'
import { inviteAdmin } from '#server/tenants/invite-admin.ts'
import { logOperator, type OperatorActor } from '#server/tenants/log.ts'
import { originOfHost } from '#server/tenants/origin.ts'
import { TenantRefusal } from '#server/tenants/refusal.ts'
import { reservedHosts } from '#server/tenants/reserved-hosts.ts'
import {
  changeHosts,
  changeQuotas,
  createTenant,
  deleteTenant,
  findTenant,
  listTenants,
  makeDefault,
  resumeTenant,
  showTenant,
  suspendTenant,
  type ShownTenant,
} from '#server/tenants/tenants.ts'
import type { SavedFile } from './serve.ts'
import type { OperatorVisit } from './visit.ts'

/** Of somebody who is signed in. */
type Visit = OperatorVisit & { operator: { email: string } }

const actorOf = ({ operator, address }: Visit): OperatorActor => ({ actor: operator.email, address })
const changeBy = (visit: Visit) => ({ db: visit.db, now: visit.now, by: actorOf(visit) })

export async function readTenants(visit: Visit): Promise<Reply<typeof readOperatedTenants>> {
  const { db, files, now } = visit
  return { tenants: (await listTenants(db, files, now)).map((tenant) => present(tenant, visit)) }
}

/** @throws Problem 409 name-taken or hosts-taken, 422 */
export async function create(
  { admin, hosts: written, quotas, ...said }: HandlerInput<typeof createOperatedTenant>['body'],
  visit: Visit,
): Promise<Reply<typeof createOperatedTenant>> {
  if (!said.languages.includes(said.defaultLanguage)) throw refusedField('defaultLanguage', 'not-offered')
  if (!isTimeZone(said.timeZone)) throw refusedField('timeZone', 'unknown')
  const hosts = hostsIn(written, visit)
  const made = await refusing(() =>
    createTenant(changeBy(visit), { ...said, hosts, quotas: quotasIn(quotas) }),
  )
  const link = await invite(made.id, admin, visit)
  return { tenant: await mustShow(made.id, visit), link }
}

/** @returns the link; null where it is mailed. @throws Problem 404, 409 already-here */
export async function invite(tenantId: string, email: string | null, visit: Visit): Promise<string | null> {
  const { db, now, sendsMail } = visit
  const { origin, name } = await mustShow(tenantId, visit)
  return refusing(() =>
    db.transaction(async (tx) => {
      const { defaultLanguage: language } = await findTenant(tx, { id: tenantId })
      const link = await inviteAdmin(tx, { tenantId, email, language, origin, sendsMail }, now)
      const target = { id: tenantId, name }
      const action = 'tenant-admin-invited'
      await logOperator(tx, { ...actorOf(visit), action, target, after: { email } }, now)
      return link
    }),
  )
}

/** @throws Problem 404, 409, 422 */
export async function change(
  id: string,
  { hosts: written, quotas, isSuspended, isDefault }: HandlerInput<typeof changeOperatedTenant>['body'],
  visit: Visit,
): Promise<OperatedTenant> {
  const hosts = written === undefined ? undefined : hostsIn(written, visit)
  const by = changeBy(visit)
  await refusing(async () => {
    if (hosts !== undefined) await changeHosts(by, { id }, () => hosts)
    if (quotas !== undefined) await changeQuotas(by, { id }, () => quotasIn(quotas))
    if (isSuspended !== undefined) await (isSuspended ? suspendTenant : resumeTenant)(by, { id })
    if (isDefault === true) await makeDefault(by, { id })
  })
  return mustShow(id, visit)
}

/** @throws Problem 404 */
export async function archive(id: string, visit: Visit): Promise<SavedFile> {
  const { db, files, now } = visit
  const { name } = await mustShow(id, visit)
  await logOperator(db, { ...actorOf(visit), action: 'tenant-exported', target: { id, name } }, now)
  const parts = await exportTenant({ db, files }, { id, name }, now)
  return { name: `${name}-${now.toISOString().slice(0, 10)}.tar.gz`, parts }
}

/** @throws Problem 404, 409 is-default, 422 where it is called otherwise */
export async function remove(id: string, name: string, visit: Visit): Promise<void> {
  const tenant = await mustShow(id, visit)
  if (tenant.name !== name) throw refusedField('name', 'other')
  await refusing(() => deleteTenant(changeBy(visit), { id }))
}

async function mustShow(id: string, visit: Visit): Promise<OperatedTenant> {
  const { db, files, now } = visit
  return present(await refusing(() => showTenant(db, files, { id }, now)), visit)
}

function present(tenant: ShownTenant, { settings }: Visit): OperatedTenant {
  const { id, name, title, hosts, isDefault, languages, quotas, usage, mostBytes } = tenant
  const { publicUrl, port } = settings
  const { people = null, storageMb = null, mailsPerDay = null } = quotas
  return {
    ...{ id, name, title, hosts, isDefault, languages, usage, mostBytes },
    state: tenant.removedAt ? 'leaving' : tenant.suspendedAt ? 'suspended' : 'open',
    createdAt: tenant.createdAt.toISOString(),
    quotas: { people, storageMb, mailsPerDay },
    origin: originOfHost(hosts[0] ?? publicUrl?.hostname ?? 'localhost', publicUrl, port),
  }
}

function quotasIn({ people, storageMb, mailsPerDay }: Quotas): TenantQuotas {
  return {
    ...(people !== null && { people }),
    ...(storageMb !== null && { storageMb }),
    ...(mailsPerDay !== null && { mailsPerDay }),
  }
}

/** @throws Problem 422 with the place of each that is no host name */
function hostsIn(written: readonly string[], { settings }: Visit): string[] {
  const reserved = reservedHosts(settings)
  return written.map((host, at) => {
    try {
      return hostOf(host, reserved)
    } catch (error) {
      throw error instanceof TenantRefusal ? refusedField(`hosts.${at}`, 'wrong') : error
    }
  })
}

/** What cannot be done, in the words of the contract. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TenantRefusal)) throw error
    const { code, message, hosts } = error
    if (code === 'no-such-tenant') throw notFound()
    const fields = hosts.map((host) => ({ path: 'hosts', message: host }))
    throw new Problem(409, code, { message, ...(fields.length > 0 && { fields }) })
  }
}
