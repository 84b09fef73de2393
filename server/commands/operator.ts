import * as z from 'zod/mini'
import { Email } from '#shared/contract/fields.ts'
import { OPERATOR_PAGE } from '#shared/contract/operator.ts'
import type { Database } from '#server/db/database.ts'
import type { Settings } from '#server/env.ts'
import { createOperator, listOperators, removeOperator, resetOperator } from '#server/operator/operators.ts'
import { originOfHost } from '#server/tenants/origin.ts'
import { TenantRefusal } from '#server/tenants/refusal.ts'
import { WrongUsage, type Print } from './usage.ts'

export const OPERATOR_HELP = `Usage: npm run operator -- <command>

  list             who may open the console
  create <mail>    prints a link that sets a password and a second factor; it works once, within a day
  reset <mail>     the same for somebody who has lost either
  remove <mail>    what the operator did stays in the log

The console is at /operator, on the host of OPERATOR_HOST, else of PUBLIC_URL, else of this machine.`

const COMMANDS = ['list', 'create', 'reset', 'remove'] as const
type OperatorCommand = (typeof COMMANDS)[number]

interface OperatorWords {
  command: OperatorCommand
  /** Empty for a list. */
  email: string
}

/** Null where help is wanted. @throws WrongUsage */
export function readOperatorWords(args: readonly string[]): OperatorWords | null {
  const [word, email, ...more] = args
  if (word === undefined || ['help', '--help', '-h'].includes(word)) return null
  const command = COMMANDS.find((one) => one === word)
  if (!command) throw new WrongUsage(`There is no command “${word}”.`)
  const extra = command === 'list' ? email : more[0]
  if (extra !== undefined) throw new WrongUsage(`“${extra}” is one word too many.`)
  if (command === 'list') return { command, email: '' }
  const parsed = z.safeParse(Email, email)
  if (!parsed.success) throw new WrongUsage(`${command} needs an e-mail address.`)
  return { command, email: parsed.data }
}

interface CommandParts {
  db: Database
  settings: Pick<Settings, 'publicUrl' | 'operatorHost' | 'port'>
  now: Date
  print: Print
}

/** Does what `npm run operator` was asked to. @throws TenantRefusal */
export async function runOperatorCommand(
  { command, email }: OperatorWords,
  { db, settings, now, print }: CommandParts,
): Promise<void> {
  if (command === 'list') {
    const all = await listOperators(db)
    if (all.length === 0) print('Nobody: npm run operator -- create <mail> makes the first one.')
    for (const one of all) print(one.passwordHash === null ? `${one.email} (link not used yet)` : one.email)
    return
  }
  if (command === 'remove') {
    if (!(await removeOperator(db, email, now))) throw nobody(email)
    print(`${email} is no operator any more.`)
    return
  }
  const make = command === 'create' ? createOperator : resetOperator
  const token = await make(db, email, now)
  if (token === null) throw command === 'create' ? known(email) : nobody(email)
  print(`Whoever opens this link first becomes ${email}, within a day:\n\n  ${addressOf(token, settings)}\n`)
  if (settings.operatorHost === 'off') print('OPERATOR_HOST is off: servers show no console.')
}

const nobody = (email: string) => new TenantRefusal('no-such-operator', `${email} is no operator.`)
const known = (email: string) =>
  new TenantRefusal('already-here', `${email} is an operator already; reset makes a new link.`)

function addressOf(
  token: string,
  { publicUrl, operatorHost, port }: Pick<Settings, 'publicUrl' | 'operatorHost' | 'port'>,
): string {
  const own = operatorHost === 'off' ? null : operatorHost
  const host = own ?? publicUrl?.hostname ?? 'localhost'
  return `${originOfHost(host, publicUrl, port)}${OPERATOR_PAGE}#/link/${token}`
}
