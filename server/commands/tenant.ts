import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { Email } from '#shared/contract/fields.ts'
import type { Database } from '#server/db/database.ts'
import type { Settings } from '#server/env.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import { exportTenant } from '#server/tenants/export.ts'
import { hostOf } from '#server/tenants/hosts.ts'
import { importTenant } from '#server/tenants/import.ts'
import { inviteAdmin } from '#server/tenants/invite-admin.ts'
import { BY_COMMAND, logOperator } from '#server/tenants/log.ts'
import { originOfHost } from '#server/tenants/origin.ts'
import { removeTenant } from '#server/tenants/remove.ts'
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
import { mustBeName, readLanguages, readQuotaWords, readTimeZone, type TenantWords } from './tenant-words.ts'
import { WrongUsage, type Print } from './usage.ts'

interface CommandParts {
  db: Database
  files: Files
  secrets: Secrets
  settings: Pick<Settings, 'publicUrl' | 'contentUrl' | 'operatorHost' | 'port' | 'mail'>
  now: Date
  print: Print
}

/** Does what `npm run tenant` was asked to. @throws TenantRefusal, WrongUsage, and errors of the system for files */
export async function runTenantCommand(words: TenantWords, parts: CommandParts): Promise<void> {
  await COMMANDS[words.command](words, parts)
}

type Run = (words: TenantWords, parts: CommandParts) => Promise<void>

const byCommand = ({ db, now }: CommandParts) => ({ db, now, by: BY_COMMAND })

const COMMANDS: Record<TenantWords['command'], Run> = {
  async list(_, { db, files, now, print }) {
    const all = await listTenants(db, files, now)
    for (const line of table([
      ['name', 'state', 'people', 'storage', 'mails today', 'hosts'],
      ...all.map(rowOf),
    ]))
      print(line)
  },

  async show({ subject }, { db, files, now, print }) {
    const tenant = await showTenant(db, files, { name: subject }, now)
    const [, state = '', people = '', storage = '', mails = '', hosts = ''] = rowOf(tenant)
    for (const line of table([
      ['name', tenant.name],
      ['title', tenant.title],
      ['id', tenant.id],
      ['state', state],
      ['hosts', hosts],
      ['languages', tenant.languages.join(', ')],
      ['people', `${people} (and ${tenant.usage.invitations} invited)`],
      ['storage', storage],
      ['mails today', mails],
      ['created', tenant.createdAt.toISOString()],
    ]))
      print(line)
  },

  async create({ subject, values }, parts) {
    const { settings, print } = parts
    const name = mustBeName(subject)
    const hosts = (values.host ?? []).map((host) => hostOf(host, reservedHosts(settings)))
    if (hosts.length === 0) throw new WrongUsage('create needs at least one --host.')
    const said = {
      ...{ name, title: values.title ?? name, hosts, timeZone: readTimeZone(values) },
      ...{ ...readLanguages(values), quotas: readQuotaWords(values, {}) },
    }
    const email = emailIn(values)
    await createTenant(byCommand(parts), said)
    print(`${name} is there: ${originOf(hosts, settings)}`)
    await invite(name, email, parts)
  },

  admin: ({ subject, values }, parts) => invite(subject, emailIn(values), parts),

  async hosts({ subject, values }, parts) {
    const { db, files, now, settings, print } = parts
    const reserved = reservedHosts(settings)
    const added = (values.add ?? []).map((host) => hostOf(host, reserved))
    const removed = (values.remove ?? []).map((host) => hostOf(host, []))
    await changeHosts(byCommand(parts), { name: subject }, (before) =>
      [...before, ...added].filter((host) => !removed.includes(host)),
    )
    const { hosts } = await showTenant(db, files, { name: subject }, now)
    print(hosts.length === 0 ? `${subject} has no host name of its own.` : hosts.join('\n'))
  },

  async quotas({ subject, values }, parts) {
    const { db, files, now, print } = parts
    if (Object.keys(values).length > 0)
      await changeQuotas(byCommand(parts), { name: subject }, (before) => readQuotaWords(values, before))
    const [, , people, storage, mails] = rowOf(await showTenant(db, files, { name: subject }, now))
    print(`people ${people}; storage ${storage}; mails today ${mails}`)
  },

  async default({ subject }, parts) {
    await makeDefault(byCommand(parts), { name: subject })
    parts.print(`${subject} answers for all host names that no tenant has.`)
  },

  async suspend({ subject }, parts) {
    await suspendTenant(byCommand(parts), { name: subject })
    parts.print(
      `${subject} is suspended: servers that run let nobody in within five seconds. Nothing is deleted.`,
    )
  },

  async resume({ subject }, parts) {
    await resumeTenant(byCommand(parts), { name: subject })
    parts.print(`${subject} is open again.`)
  },

  async export({ subject, values }, parts) {
    const { db, now, print } = parts
    const { to } = values
    if (to === undefined) throw new WrongUsage('export needs --to <file>.')
    const { id, name } = await findTenant(db, { name: subject })
    const half = `${to}.part`
    try {
      await pipeline(await exportTenant(parts, { id, name }, now), createWriteStream(half, { mode: 0o600 }))
      await rename(half, to)
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
    await logOperator(db, { ...BY_COMMAND, action: 'tenant-exported', target: { id, name } }, now)
    print(
      `All of ${name} is in ${to}. Anyone who has that file can read it: it holds what people wrote. Secrets of authenticator apps and of the captcha are sealed in it by this server’s key, which another server needs to read them.`,
    )
  },

  async import({ subject, values }, parts) {
    const { db, now, print } = parts
    const name = values.name === undefined ? null : mustBeName(values.name)
    const made = await importTenant(parts, createReadStream(subject), { name, now })
    await logOperator(db, { ...BY_COMMAND, action: 'tenant-imported', target: made }, now)
    print(`${made.name} is there, as it was exported.`)
    if (made.lost.apps > 0)
      print(
        `The authenticator apps of ${made.lost.apps === 1 ? 'one person' : `${made.lost.apps} people`} are sealed by the other server’s key and stayed behind: sign in by passkey or password, and set up the app again. To keep them, delete the tenant here, put that key into SECRETS_OLD_KEYS, and import again.`,
      )
    if (made.lost.hasCaptcha)
      print(
        'The captcha’s secret is sealed by the other server’s key and stayed behind: an admin enters it again in the settings.',
      )
    if (made.hostsLeftOut.length > 0)
      print(`Another tenant has ${made.hostsLeftOut.join(', ')}: give it other host names.`)
  },

  async delete({ subject, values }, parts) {
    await findTenant(parts.db, { name: subject })
    if (values.confirm !== subject)
      throw new WrongUsage(
        `This deletes every row and every file of ${subject}, for good. Say it again with --confirm ${subject}.`,
      )
    const id = await deleteTenant(byCommand(parts), { name: subject })
    await removeTenant(parts, id)
    parts.print(`${subject} is deleted: no row and no file of it is left.`)
  },
}

/** A link for an admin, printed or mailed. */
async function invite(name: string, email: string | null, parts: CommandParts): Promise<void> {
  const { db, files, settings, now, print } = parts
  const { id, hosts } = await showTenant(db, files, { name }, now)
  const { defaultLanguage: language } = await findTenant(db, { id })
  const link = await db.transaction(async (tx) => {
    const sendsMail = settings.mail.smtpUrl !== null
    const origin = originOf(hosts, settings)
    const made = await inviteAdmin(tx, { tenantId: id, email, language, origin, sendsMail }, now)
    await logOperator(
      tx,
      { ...BY_COMMAND, action: 'tenant-admin-invited', target: { id, name }, after: { email } },
      now,
    )
    return made
  })
  if (link === null) print(`The link of the admin is mailed to ${email ?? ''} by the next server that runs.`)
  else print(`Whoever opens this link first becomes an admin of ${name}, within 7 days:\n\n  ${link}\n`)
}

function originOf(
  hosts: readonly string[],
  { publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>,
): string {
  return originOfHost(hosts[0] ?? publicUrl?.hostname ?? 'localhost', publicUrl, port)
}

/** @throws WrongUsage */
function emailIn({ admin }: TenantWords['values']): string | null {
  if (admin === undefined) return null
  const parsed = z.safeParse(Email, admin)
  if (!parsed.success) throw new WrongUsage(`“${admin}” is no address.`)
  return parsed.data
}

const MEGABYTE = 1024 * 1024

function rowOf(tenant: ShownTenant): string[] {
  const { name, isDefault, suspendedAt, removedAt, usage, quotas, mostBytes, hosts } = tenant
  const state = removedAt ? 'being deleted' : suspendedAt ? 'suspended' : 'open'
  return [
    name,
    isDefault ? `${state}, default` : state,
    ofMost(usage.people, quotas.people),
    `${Math.ceil(usage.storageBytes / MEGABYTE)} of ${Math.floor(mostBytes / MEGABYTE)} MB`,
    ofMost(usage.mailsToday, quotas.mailsPerDay),
    hosts.join(', '),
  ]
}

const ofMost = (used: number, most: number | undefined): string =>
  most === undefined ? String(used) : `${used} of ${most}`

/** Columns as wide as what is in them. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
