import type { MailSettings, Settings } from './env.ts'
import type { ServerRole } from './db/database.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/people.ts'
import { DEMO_TENANTS } from './demo/tenants.ts'
import type { whoIsHere } from './demo/who-is-here.ts'
import { contentHostOf, type Addresses } from './http/content-url.ts'
import type { SecretSettings } from './secret-settings.ts'

export function sayWhere(address: string): void {
  console.log(`\nWaymark is ready: ${address}\n`)
}

/** The demo's tenants and accounts, as a table that a person can read. */
export function sayDemo(port: string): void {
  const tenants = DEMO_TENANTS.map(({ hosts, look }) => [look.title, `http://${hosts[0] ?? ''}:${port}`])
  const accounts = DEMO_PEOPLE.map(({ firstName, lastName, role, email }) => [
    role,
    email,
    `${firstName} ${lastName}`,
  ])
  console.log(`${table(tenants)}\n\n${table(accounts)}\n\n  Password of all of them: ${DEMO_PASSWORD}\n`)
}

const ON_THIS_MACHINE = /^(.+\.)?localhost$|^127\.|^\[::1\]$/

/** Everybody who reads this repository can be the admin of a demo that stands in the open. */
export function warnOfDemo(publicUrl: URL | null): void {
  if (publicUrl === null || ON_THIS_MACHINE.test(publicUrl.hostname)) return
  console.warn(
    `WARNING: the demo is on at ${publicUrl.origin}: anybody can sign in there as its admin with the password above. Set WAYMARK_DEMO=off.\n`,
  )
}

const WITHOUT_DEMO = {
  nobody: 'There are no accounts yet; start with WAYMARK_DEMO=on to look around with those of the demo.',
  'demo people':
    'The demo is off, but its accounts are still in this database, with the password that everybody knows.',
}

/** What comes from others runs on a host name of its own, or not at all. */
export function warnOfContent(addresses: Addresses): void {
  if (addresses.publicUrl === null || contentHostOf(addresses) !== null) return
  console.warn(
    `SCORM packages do not start at ${addresses.publicUrl.origin}, and nothing that was handed in can be opened: set CONTENT_URL to another host name that leads to this server too.\n`,
  )
}

/** https ends at a proxy: without a word about it, everybody has its address, and shares one count of failed logins. */
export function warnOfProxy({
  publicUrl,
  trustedProxies,
}: Pick<Settings, 'publicUrl' | 'trustedProxies'>): void {
  if (publicUrl?.protocol !== 'https:' || trustedProxies !== false) return
  console.warn(
    'No proxy is trusted, so all that comes through one counts as one address: set TRUSTED_PROXIES to its address, or to the number of proxies in a row.\n',
  )
}

/** @param lost how many secrets in the database no key of the settings opens */
export function warnOfSecrets(lost: number, { file }: SecretSettings): void {
  if (lost === 0) return
  console.warn(
    `${lost === 1 ? 'One secret' : `${lost} secrets`} in the database (of authenticator apps, or of a captcha) cannot be read: the key that sealed it is neither in SECRETS_KEY, SECRETS_OLD_KEYS nor in ${file}. Bring that key back, or reset those second steps and enter the captcha’s secret again.\n`,
  )
}

/** Once, where an administrator of the database can give more than its user has. */
export function warnOfRole(role: ServerRole | null): void {
  if (role === null || role.isHeld) return
  console.warn(
    `The server runs with all rights of its database user, so triggers alone keep the logs as they are. For the database to refuse changes as well, its administrator says once: create role ${role.name} nologin; grant ${role.name} to the user of DATABASE_URL. The next start takes the role; a pooler in between has to pass it on.\n`,
  )
}

/** Without the demo: what a person who wants to log in must know. */
export function sayWithoutDemo(here: Awaited<ReturnType<typeof whoIsHere>>): void {
  if (here !== 'people') console.log(`${WITHOUT_DEMO[here]}\n`)
}

/** @param link null where there is an admin */
export function sayFirstAdmin(link: string | null): void {
  if (link === null) return
  console.log(
    `Nobody is the admin yet. Whoever opens this link first becomes it, within 7 days; the next start prints another.\n\n  ${link}\n`,
  )
}

/** Where mails are to be found when no mail server takes them. */
export function sayMail({ smtpUrl, folder }: MailSettings): void {
  if (smtpUrl !== null) return
  console.log(`Mails are not sent but written as .eml files to ${folder}; SMTP_URL names a mail server.\n`)
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}
