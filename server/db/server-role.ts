import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, ServerRole } from './database.ts'

/** Tables whose rows nobody changes. They go after their retention, or with their whole tenant: docs/decisions/0159. */
export const APPEND_ONLY = [
  'agreement_acceptances',
  'agreement_versions',
  'audit_entries',
  'ledger_entries',
  'operator_entries',
  'tenant_changes',
] as const

/** PostgreSQL cuts longer names. */
const NAME_LENGTH = 63
const ENDING = '_server'

/**
 * Readies the role as which the server runs its statements. It owns nothing: it reads and writes rows, only adds to what is
 * append-only, and empties no table. Its rights are those of this version's tables.
 * @param db a connection of the user that owns the tables
 * @param mayGrant whether no newer version has been there, whose rights stay as they are
 */
export async function readyServerRole(db: Database, mayGrant: boolean): Promise<ServerRole> {
  const database = await nameOfDatabase(db)
  const own = roleOf(database)
  const name = (await mayTake(db, own)) ? own : await givenRole(db, earlierRoleOf(database))
  if (name === null) return { name: own, isHeld: false }
  return { name, isHeld: await hasRights(db, name, mayGrant) }
}

async function nameOfDatabase(db: Database): Promise<string> {
  const [row] = await db.select({ database: sql<string>`current_database()` }).from(sql`(select 1) as one`)
  return row?.database ?? ''
}

/**
 * One a database: rights are a database's, but roles are those of all databases of a server. A name that had to be
 * changed has a mark of the whole of it: `shop-a` and `shop_a` are two databases.
 */
export function roleOf(database: string): string {
  const word = wordOf(database)
  const room = NAME_LENGTH - ENDING.length
  if (word === database && word.length <= room) return word + ENDING
  const mark = `_${createHash('sha256').update(database).digest('hex').slice(0, 8)}`
  return word.slice(0, room - mark.length) + mark + ENDING
}

/** As roles were called before they had a mark: an administrator may have made one of that name. */
export function earlierRoleOf(database: string): string {
  return wordOf(database).slice(0, NAME_LENGTH - ENDING.length) + ENDING
}

const wordOf = (database: string): string => database.toLowerCase().replaceAll(/[^a-z\d_]/g, '_')

/**
 * The role where this user was given it. Who may make roles makes one of its own: this one may be that of another database.
 * @returns null where it is not there or not given
 */
async function givenRole(db: Database, name: string): Promise<string | null> {
  const [own] = await db
    .select({
      isGiven: sql<boolean>`not (rolsuper or rolcreaterole)
        and exists (select from pg_roles given where given.rolname = ${name} and pg_has_role(current_user, given.oid, 'member'))`,
    })
    .from(sql`pg_roles`)
    .where(sql`rolname = current_user`)
  return own?.isGiven && (await mayTake(db, name)) ? name : null
}

/** What an extension has put beside our tables is none of them. */
const OURS = sql`relation.relnamespace = 'public'::regnamespace and pg_has_role(relation.relowner, 'usage')`

/** Makes the role where it is missing, and tries it. */
async function mayTake(db: Database, name: string): Promise<boolean> {
  const role = sql.identifier(name)
  const [own] = await db
    .select({
      isThere: sql<boolean>`exists (select from pg_roles where rolname = ${name})`,
      mayCreate: sql<boolean>`rolsuper or rolcreaterole`,
    })
    .from(sql`pg_roles`)
    .where(sql`rolname = current_user`)
  if (!own || (!own.isThere && !own.mayCreate)) return false
  return succeeds(db, async (tx) => {
    if (!own.isThere) {
      await tx.execute(sql`create role ${role} nologin`)
      await tx.execute(sql`grant ${role} to current_user`)
    }
    // an administrator may have made it, and given it to this user or not
    await tx.execute(sql`set local role ${role}`)
    await tx.execute(sql`reset role`)
  })
}

/** @returns whether it may what it should, and nothing else to what is append-only */
async function hasRights(db: Database, name: string, mayGrant: boolean): Promise<boolean> {
  const isGranted = !mayGrant || (await succeeds(db, (tx) => grantRights(tx, name)))
  if (!isGranted) return false
  const functions = await readFunctions(db, name)
  if (!functions.every(({ isCalled }) => isCalled)) return false
  const tables = await readRights(db, name)
  return tables.every(({ isLog, adds, changes, empties }) => adds && !empties && changes === !isLog)
}

interface TableRights {
  table: string
  isLog: boolean
  /** Reads and inserts. */
  adds: boolean
  /** Updates and deletes; of a log: one of the two. */
  changes: boolean
  empties: boolean
}

async function readRights(db: Database, name: string): Promise<TableRights[]> {
  const may = (right: string) => sql`has_table_privilege(${name}::name, relation.oid, ${right})`
  const isLog = sql`relation.relname in (${sql.join(
    APPEND_ONLY.map((table) => sql`${table}`),
    sql`, `,
  )})`
  return db
    .select({
      table: sql<string>`relation.relname`,
      isLog: sql<boolean>`${isLog}`,
      adds: sql<boolean>`${may('select')} and ${may('insert')}`,
      changes: sql<boolean>`case when ${isLog} then ${may('update, delete')} else ${may('update')} and ${may('delete')} end`,
      empties: sql<boolean>`${may('truncate')}`,
    })
    .from(sql`pg_class relation`)
    .where(sql`relation.relkind in ('r', 'p') and ${OURS}`)
    .orderBy(sql`relation.relname`)
}

/** Only what is missing, so that a start beside servers that run changes nothing. */
async function grantRights(tx: Database, name: string): Promise<void> {
  const role = sql.identifier(name)
  for (const { table, isLog, adds, changes, empties } of await readRights(tx, name)) {
    const at = sql`table ${sql.identifier(table)}`
    if (!adds) await tx.execute(sql`grant select, insert on ${at} to ${role}`)
    if (!isLog && !changes) await tx.execute(sql`grant update, delete on ${at} to ${role}`)
    if ((isLog && changes) || empties)
      await tx.execute(
        sql`revoke ${sql.raw(isLog ? 'update, delete, truncate' : 'truncate')} on ${at} from ${role}`,
      )
  }
  for (const { signature, isOpen, isCalled } of await readFunctions(tx, name)) {
    const at = sql`function ${sql.raw(signature)}`
    // open to all it is after a copy without its rights
    if (isOpen) await tx.execute(sql`revoke execute on ${at} from public`)
    if (isOpen || !isCalled) await tx.execute(sql`grant execute on ${at} to ${role}`)
  }
  await grantOthers(tx, name)
}

interface FunctionRights {
  /** With its parameters' types. */
  signature: string
  /** For every role of the database. */
  isOpen: boolean
  isCalled: boolean
}

/** Of functions that run with the owner's rights: only the owner and this role may call them. */
async function readFunctions(db: Database, name: string): Promise<FunctionRights[]> {
  const may = (who: string) => sql<boolean>`has_function_privilege(${who}::name, routine.oid, 'execute')`
  return db
    .select({
      signature: sql<string>`routine.oid::regprocedure::text`,
      isOpen: may('public'),
      isCalled: may(name),
    })
    .from(sql`pg_proc routine`)
    .where(
      sql`routine.pronamespace = 'public'::regnamespace and routine.prosecdef
        and pg_has_role(routine.proowner, 'usage')`,
    )
    .orderBy(sql`routine.oid`)
}

/** Numbers that count on, and the table of migrations, which archives of tenants name. */
async function grantOthers(tx: Database, name: string): Promise<void> {
  const role = sql.identifier(name)
  const lacking = await tx
    .select({ sequence: sql<string>`relation.relname` })
    .from(sql`pg_class relation`)
    .where(
      sql`relation.relkind = 'S' and ${OURS} and not (
        has_sequence_privilege(${name}::name, relation.oid, 'usage')
        and has_sequence_privilege(${name}::name, relation.oid, 'update'))`,
    )
  for (const { sequence } of lacking) {
    // those that came with a tenant are moved on
    await tx.execute(sql`grant usage, select, update on sequence ${sql.identifier(sequence)} to ${role}`)
  }
  const [own] = await tx
    .select({
      isComplete: sql<boolean>`has_schema_privilege(${name}::name, 'public', 'usage')
        and has_schema_privilege(${name}::name, 'drizzle', 'usage')
        and has_table_privilege(${name}::name, 'drizzle.__drizzle_migrations', 'select')`,
    })
    .from(sql`(select 1) as one`)
  if (own?.isComplete) return
  await tx.execute(sql`grant usage on schema public, drizzle to ${role}`)
  await tx.execute(sql`grant select on table drizzle.__drizzle_migrations to ${role}`)
}

/** All of it or nothing. @returns false where the database refuses it */
async function succeeds(db: Database, work: (tx: Database) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction(work)
    return true
  } catch {
    return false
  }
}
