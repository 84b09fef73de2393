import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { retryConflicts } from './retry-conflicts.ts'
import { MIGRATION_LOCK, START_LOCK } from './migrations.ts'
import { readyServerRole } from './server-role.ts'
import { updateDatabase } from './update-database.ts'
import type { ServerRole, Storage } from './database.ts'

/** A frozen database must become a 503 within five seconds. */
const CONNECT_WITHIN_MS = 2500
const ANSWER_WITHIN_MS = 4000

/** Opens PostgreSQL 15 or newer. */
export async function openPostgres(url: string): Promise<Storage> {
  const role = await underLock(url, MIGRATION_LOCK, (client) => readyDatabase(drizzle({ client })))
  const pool = new pg.Pool({
    connectionString: withOptions(url, role),
    max: 20,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS * 2,
    keepAlive: true,
  })
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined)
  // nor may one that breaks while it is lent: its query fails, and that is enough
  pool.on('connect', (client) => client.on('error', () => undefined))
  const endPool = async (error: unknown): Promise<never> => {
    await pool.end()
    throw error
  }
  const db = Object.assign(drizzle({ client: retrying(pool) }), { transaction: transactionsOf(pool) })
  const isHeld = role.isHeld && (await runsAs(db, role.name).catch(endPool))
  return {
    db,
    role: { ...role, isHeld },
    async ping() {
      await db.execute(sql`select 1`)
    },
    alone: (work) => underLock(url, START_LOCK, work),
    close: () => pool.end(),
  }
}

async function readyDatabase(db: NodePgDatabase): Promise<ServerRole> {
  const isNewest = await updateDatabase(db, migrate)
  return readyServerRole(db, isNewest)
}

/** What stands between may drop options of a connection. */
async function runsAs(db: NodePgDatabase, role: string): Promise<boolean> {
  const [own] = await db.select({ is: sql<boolean>`current_user = ${role}` }).from(sql`(select 1) as one`)
  return own?.is ?? false
}

/** With what holds from a connection's first statement on, besides the options that the address has. */
function withOptions(url: string, { name, isHeld }: ServerRole): string {
  const address = new URL(url)
  const own = address.searchParams.get('options')
  const options = [...(own === null ? [] : [own]), '-c timezone=UTC', ...(isHeld ? [`-c role=${name}`] : [])]
  address.searchParams.set('options', options.join(' '))
  return address.href
}

/** A statement alone is a transaction too, and many of ours lock several rows in a function. */
function retrying(pool: pg.Pool): pg.Pool {
  const query = pool.query.bind(pool)
  return Object.assign(pool, {
    query: (statement: pg.QueryConfig, values?: unknown[]) => retryConflicts(() => query(statement, values)),
  })
}

/**
 * Drizzle's own, but whatever fails gives the connection back: a `begin` too, and one that is still in the middle of a
 * transaction is closed rather than lent to the next. What another transaction was in the way of is done again from its beginning.
 */
function transactionsOf(pool: pg.Pool): NodePgDatabase['transaction'] {
  return (work, config) =>
    retryConflicts(async () => {
      const client = await pool.connect()
      try {
        return await drizzle({ client }).transaction(work, config)
      } finally {
        client.release(client.getTransactionStatus() !== 'I')
      }
    })
}

/** Runs `work` while a connection of its own, which may wait as long as another process does, holds the lock. */
async function underLock<T>(url: string, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // one that breaks frees the lock; what was done under it goes on
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.end()
  }
}
