import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { isTimeZone } from '#shared/domain/local-date.ts'
import type { TenantQuotas } from '#server/db/schema/tenants.ts'
import { WrongUsage } from './usage.ts'

export const TENANT_HELP = `Usage: npm run tenant -- <command>

  list                          all tenants, with what they use
  show <name>                   one tenant
  create <name> --host <host>   a tenant of its own, with a link for its first admin
      --title <words>           as people see it; the name unless said
      --languages pl,en         of ${LANGUAGE_CODES.join(', ')}; pl,en unless said
      --default-language pl     the first of them unless said
      --time-zone Europe/Warsaw UTC unless said
      --admin <mail>            mails the link there; without it, or without a mail server, it is printed
      --people, --storage-mb, --mails   as for quotas
  admin <name> [--admin <mail>] a link that makes another admin
  hosts <name> [--add <host>] [--remove <host>]   host names, without a port
  quotas <name> [--people <n>] [--storage-mb <n>] [--mails <n a day>]   a number, or none
  default <name>                answers for all host names that no tenant has
  suspend <name>                nobody is let in; nothing is deleted
  resume <name>                 and everybody is again
  export <name> --to <file>     all of it in one archive (.tar.gz)
  import <file> [--name <name>] brings a tenant from such an archive
  delete <name> --confirm <name>   every row and every file, for good

--host, --add and --remove may be said more than once. The command works on the database and the folders of the settings (README.md):
on PostgreSQL beside running servers; on the embedded database only while no server runs, for it takes one process.`

const OPTIONS = {
  host: { type: 'string', multiple: true },
  title: { type: 'string' },
  languages: { type: 'string' },
  'default-language': { type: 'string' },
  'time-zone': { type: 'string' },
  admin: { type: 'string' },
  add: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
  people: { type: 'string' },
  'storage-mb': { type: 'string' },
  mails: { type: 'string' },
  to: { type: 'string' },
  name: { type: 'string' },
  confirm: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Which options each command takes. */
const TAKEN = {
  list: [],
  show: [],
  create: [
    ...(['host', 'title', 'languages', 'default-language', 'time-zone', 'admin'] as const),
    ...(['people', 'storage-mb', 'mails'] as const),
  ],
  admin: ['admin'],
  hosts: ['add', 'remove'],
  quotas: ['people', 'storage-mb', 'mails'],
  default: [],
  suspend: [],
  resume: [],
  export: ['to'],
  import: ['name'],
  delete: ['confirm'],
} as const satisfies Record<string, readonly (keyof typeof OPTIONS)[]>
export type TenantCommand = keyof typeof TAKEN

function isCommand(word: string): word is TenantCommand {
  return Object.hasOwn(TAKEN, word)
}

/** A command as it was typed, understood. */
export interface TenantWords {
  command: TenantCommand
  /** The tenant, or the file of an import; empty for a list. */
  subject: string
  values: ReturnType<typeof parse>['values']
}

/** Null where help is wanted. @throws WrongUsage */
export function readTenantWords(args: readonly string[]): TenantWords | null {
  const { values, positionals } = parse(args)
  const [command, subject, ...more] = positionals
  if (values.help === true || command === undefined || command === 'help') return null
  if (!isCommand(command)) throw new WrongUsage(`There is no command “${command}”.`)
  if (command !== 'list' && subject === undefined)
    throw new WrongUsage(`${command} needs ${command === 'import' ? 'a file' : 'the name of a tenant'}.`)
  const extra = command === 'list' ? subject : more[0]
  if (extra !== undefined) throw new WrongUsage(`“${extra}” is one word too many.`)
  const taken: readonly string[] = TAKEN[command]
  for (const name of Object.keys(values))
    if (!taken.includes(name)) throw new WrongUsage(`${command} takes no --${name}.`)
  return { command, subject: subject ?? '', values }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : 'These words cannot be understood.')
  }
}

/** Lower-case letters, digits and hyphens: it stands in commands. */
export const TENANT_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

/** @throws WrongUsage */
export function mustBeName(name: string): string {
  if (TENANT_NAME.test(name)) return name
  throw new WrongUsage(`“${name}” is no name: lower-case letters, digits and hyphens, at most 40.`)
}

/** @throws WrongUsage */
export function readLanguages({ languages, 'default-language': first }: TenantWords['values']): {
  languages: Language[]
  defaultLanguage: Language
} {
  const named = (languages ?? 'pl,en').split(',').map((code) => code.trim())
  const known = named.filter(isLanguage)
  if (known.length < named.length || new Set(known).size < known.length)
    throw new WrongUsage(`--languages are some of ${LANGUAGE_CODES.join(', ')}, each once.`)
  const defaultLanguage = known.find((code) => code === (first ?? named[0]))
  if (!defaultLanguage) throw new WrongUsage('--default-language is one of --languages.')
  return { languages: known, defaultLanguage }
}

/** @throws WrongUsage */
export function readTimeZone({ 'time-zone': zone = 'UTC' }: TenantWords['values']): string {
  if (isTimeZone(zone)) return zone
  throw new WrongUsage(`“${zone}” is no time zone like Europe/Warsaw.`)
}

/** What was said of quotas, over those of before. @throws WrongUsage */
export function readQuotaWords(
  { people, 'storage-mb': storageMb, mails }: TenantWords['values'],
  before: TenantQuotas,
): TenantQuotas {
  const said = { people, storageMb, mailsPerDay: mails }
  const merged: Record<string, number | null> = { ...before, ...given(said) }
  const next = Object.entries(merged).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  )
  return Object.fromEntries(next)
}

/** Of what was said, the numbers, and null for none. @throws WrongUsage */
function given(said: Readonly<Record<string, string | undefined>>): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, word]) =>
      word === undefined ? [] : [[name, numberIn(word)] as const],
    ),
  )
}

function numberIn(word: string): number | null {
  if (word === 'none') return null
  if (/^\d{1,9}$/.test(word)) return Number(word)
  throw new WrongUsage(`“${word}” is no quota: a number, or none.`)
}
