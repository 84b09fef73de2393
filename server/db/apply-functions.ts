import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { functionsFolder } from './migrations.ts'
import { appliedFunctions } from './schema/functions.ts'
import type { Database } from './database.ts'

/** PostgreSQL's code for `create or replace` with another result, or other names of the parameters. */
const CANNOT_BE_REPLACED = '42P13'

interface FunctionFile {
  /** Of the function, which is the file's name too. */
  name: string
  hash: string
  /** The function, then the triggers that call it. */
  statements: string[]
}

/**
 * Makes the database's functions those of `folder`: what has changed is replaced, what is gone is dropped, all together or not
 * at all. How a function may change beside a process of the version before: docs/decisions/0078.
 */
export async function applyFunctions(db: Database, folder = functionsFolder()): Promise<void> {
  const files = readFunctions(folder)
  const names = new Set(files.map(({ name }) => name))
  await db.transaction(async (tx) => {
    const applied = new Map(
      (await tx.select().from(appliedFunctions)).map(({ name, hash }) => [name, hash] as const),
    )
    for (const name of applied.keys()) if (!names.has(name)) await remove(tx, name)
    const changed = files.filter(({ name, hash }) => applied.get(name) !== hash)
    if (changed.length === 0) return
    // they may call one another: only when all are there is it checked that what each calls is there
    await tx.execute(sql`set local check_function_bodies = off`)
    for (const file of changed) await replace(tx, file)
    await tx.execute(sql`set local check_function_bodies = on`)
    for (const file of changed) await run(tx, file.statements)
  })
}

function readFunctions(folder: string): FunctionFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return {
      name: basename(file, '.sql'),
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
    }
  })
}

async function replace(tx: Database, { name, hash, statements }: FunctionFile): Promise<void> {
  const before = await findFunctions(tx, name)
  await dropTriggers(tx, name)
  try {
    // a savepoint: what fails is undone alone
    await tx.transaction((attempt) => run(attempt, statements))
  } catch (error) {
    if (!isIrreplaceable(error)) throw error
    await drop(tx, 'function', before)
    await run(tx, statements)
  }
  const after = await findFunctions(tx, name)
  // with other parameters it is another function, and the one before would go on beside it
  if (after.length > 1) await drop(tx, 'function', before)
  if ((await findFunctions(tx, name)).length !== 1) {
    throw new Error(`server/db/functions/${name}.sql must create one function, ${name}`)
  }
  await tx
    .insert(appliedFunctions)
    .values({ name, hash })
    .onConflictDoUpdate({ target: appliedFunctions.name, set: { hash } })
}

async function remove(tx: Database, name: string): Promise<void> {
  await dropTriggers(tx, name)
  await drop(tx, 'function', await findFunctions(tx, name))
  await tx.delete(appliedFunctions).where(eq(appliedFunctions.name, name))
}

/** Those of a name, each with its parameters' types, as `drop function` takes it. */
async function findFunctions(tx: Database, name: string): Promise<string[]> {
  const rows = await tx
    .select({ signature: sql<string>`oid::regprocedure::text` })
    .from(sql`pg_proc`)
    .where(sql`proname = ${name} and pronamespace = 'public'::regnamespace`)
  return rows.map(({ signature }) => signature)
}

/** Those that call a function: a file that changes may have lost one, or call it differently. */
async function dropTriggers(tx: Database, name: string): Promise<void> {
  const rows = await tx
    .select({ trigger: sql<string>`format('%I on %s', tgname, tgrelid::regclass)` })
    .from(sql`pg_trigger join pg_proc on pg_proc.oid = tgfoid`)
    .where(sql`proname = ${name} and pronamespace = 'public'::regnamespace and not tgisinternal`)
  await drop(
    tx,
    'trigger',
    rows.map(({ trigger }) => trigger),
  )
}

async function drop(tx: Database, kind: 'function' | 'trigger', all: readonly string[]): Promise<void> {
  for (const one of all) await tx.execute(sql.raw(`drop ${kind} ${one}`))
}

async function run(tx: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
}

function isIrreplaceable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === CANNOT_BE_REPLACED
}
