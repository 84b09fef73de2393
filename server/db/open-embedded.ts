import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { DurableFiles } from './durable-files.ts'
import { lockFolder } from './folder-lock.ts'
import { planOnce } from './plan-once.ts'
import { yieldBetweenQueries } from './yield-between-queries.ts'
import { updateDatabase } from './update-database.ts'
import type { Storage } from './database.ts'

/** For nobody but the server. */
const OWN = 0o700

/** PGlite has no autovacuum of its own. */
const VACUUM_EVERY_MS = HOUR_MS

/** PGlite starts with -F, which would take every sync away again. */
export const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'timezone=UTC',
]

/** Opens PostgreSQL in this process on files below `folder`, which no other process may use meanwhile. */
export async function openEmbedded(folder: string): Promise<Storage> {
  makeFolder(folder)
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  const release = await lockFolder(folder)
  try {
    const files = join(folder, 'pg')
    if (!existsSync(files)) await createCluster(files)
    // PGlite's own files are open to everybody, and the folder around them may be shared
    chmodSync(files, OWN)
    const storage = await useClient(await openCluster(files))
    return {
      ...storage,
      async close() {
        await storage.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** Node's own recursive mkdir never ends where a file system refuses new names with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: OWN })
  } catch (error) {
    // another process that starts now was faster
    if (!existsSync(folder)) throw error
  }
}

/** PostgreSQL in this process that forgets everything: for tests. */
export async function openInMemory(): Promise<Storage> {
  return useClient(await PGlite.create({ startParams: [...PGlite.defaultStartParams, '-c', 'timezone=UTC'] }))
}

/** Made beside its place and moved there when it is whole: a crash in between leaves nothing half made. */
async function createCluster(files: string): Promise<void> {
  const draft = `${files}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: OWN })
  const client = await openCluster(draft)
  await client.close()
  renameSync(draft, files)
}

function openCluster(files: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFiles(files), startParams: START_PARAMS })
}

async function useClient(client: PGlite): Promise<Storage> {
  const db = drizzle({ client: yieldBetweenQueries(planOnce(client)) })
  try {
    await updateDatabase(db, migrate)
  } catch (error) {
    await client.close()
    throw error
  }
  const vacuum = setInterval(() => {
    client.exec('vacuum (analyze)').catch((error: unknown) => {
      console.error('The hourly vacuum failed', error)
    })
  }, VACUUM_EVERY_MS)
  vacuum.unref()
  return {
    db,
    role: null,
    // the folder is locked: there is no other process
    alone: (work) => work(),
    async ping() {
      await db.execute(sql`select 1`)
    },
    async close() {
      clearInterval(vacuum)
      await client.close()
    },
  }
}
