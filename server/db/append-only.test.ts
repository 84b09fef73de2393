import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillEveryTable } from '#server/testing/every-table.ts'
import { asOwner, makeDatabase, TEST_DATABASE_URL } from '#server/testing/storage.ts'
import { makeTenant } from '#server/testing/world.ts'
import { markRemoved } from '#server/tenants/remove.ts'
import { openInMemory } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { APPEND_ONLY, earlierRoleOf, roleOf } from './server-role.ts'
import type { Database, Storage } from './database.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

/** The first column of each will do: what is refused is the statement. */
const CHANGES = (table: string): readonly string[] => [
  `update ${table} set ${table === 'operator_entries' ? 'id = id' : 'tenant_id = tenant_id'}`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
  `truncate tenants, operator_entries cascade`,
]

/** What gets round a trigger. */
const DETOURS = (table: string): readonly string[] => [
  `alter table ${table} disable trigger all`,
  `drop trigger ${table}_never_emptied on ${table}`,
  `set local session_replication_role = replica`,
  `drop table ${table} cascade`,
]

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : 'it was done'
}

async function fill(db: Database): Promise<string> {
  const { id } = await makeTenant(db, NOW, {})
  await fillEveryTable(db, id)
  // whose retention is not over
  await db.execute(
    sql`insert into operator_entries (id, at, action) values (gen_random_uuid(), now(), 'operator-created')`,
  )
  await db.execute(
    sql`insert into audit_entries (tenant_id, id, at, actor_role, action, target_kind)
      values (${id}, gen_random_uuid(), now(), 'operator', 'tenant-created', 'tenant')`,
  )
  return id
}

const TRIGGERED = /append-only/

describe('what is append-only on the embedded database', () => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openInMemory()
    await fill(storage.db)
  })
  afterAll(() => storage.close())

  it.each(APPEND_ONLY)('is neither changed, deleted nor emptied: %s [DESK-4]', async (table) => {
    for (const change of CHANGES(table))
      expect([change, await refusal(storage.db.execute(sql.raw(change)))]).toEqual([
        change,
        expect.stringMatching(TRIGGERED),
      ])
  })
})

describe.skipIf(TEST_DATABASE_URL === null)('what is append-only on PostgreSQL', () => {
  let storage: Storage
  let tenantId: string
  beforeAll(async () => {
    storage = await openPostgres(await makeDatabase('rights'))
    tenantId = await fill(storage.db)
  })
  afterAll(() => storage.close())

  it.each(APPEND_ONLY)('is the server’s to add to, and nothing else: %s [DESK-4]', async (table) => {
    expect(storage.role).toEqual({ name: expect.stringMatching(/^waymark_rights_\d+_server$/), isHeld: true })
    for (const change of [...CHANGES(table), ...DETOURS(table)])
      expect([change, await refusal(storage.db.transaction((tx) => tx.execute(sql.raw(change))))]).toEqual([
        change,
        expect.stringMatching(/^permission denied|^must be owner/),
      ])
  })

  it.each(APPEND_ONLY)('is kept by triggers from the owner of the tables too: %s [DESK-4]', async (table) => {
    for (const change of CHANGES(table))
      expect([change, await refusal(asOwner(storage.db, (tx) => tx.execute(sql.raw(change))))]).toEqual([
        change,
        expect.stringMatching(TRIGGERED),
      ])
  })

  it('goes with no tenant but one that is being deleted, which stays so [DESK-4]', async () => {
    const remove = (table: string) =>
      storage.db.execute(sql`select remove_rows(${table}, ${tenantId}::uuid, 10)`)
    for (const table of ['audit_entries', 'ledger_entries', 'people'])
      expect(await refusal(remove(table))).toMatch(/is not being deleted/)
    // what says it in the transaction alone is no mark
    const claimed = storage.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('waymark.moved_tenant', ${tenantId}, true)`)
      await tx.execute(sql`set local role none`)
      await tx.execute(sql`delete from audit_entries`)
    })
    expect(await refusal(claimed)).toMatch(TRIGGERED)
    const undone = storage.db.transaction(async (tx) => {
      await markRemoved(tx, tenantId, NOW)
      await tx.execute(sql`select remove_rows('audit_entries', ${tenantId}::uuid, 10)`)
      await tx.execute(sql`update tenants set removed_at = null`)
    })
    expect(await refusal(undone)).toMatch(/stays so/)
  })

  it('goes by functions that the server’s role and the owner may call, and nobody else [DESK-4]', async () => {
    const [stranger, role] = ['waymark_stranger', storage.role?.name ?? '']
    const calls = ['forget_audit(1)', 'forget_operator_log(90)', `remove_rows('people', '${tenantId}', 1)`]
    const call = (who: string, what: string) =>
      asOwner(storage.db, async (tx) => {
        await tx.execute(sql.raw(`set local role ${who}`))
        await tx.execute(sql.raw(`select ${what}`))
      })
    await asOwner(storage.db, (tx) =>
      tx.execute(
        sql.raw(
          `do $$ begin create role ${stranger} nologin; exception when duplicate_object then null; end $$`,
        ),
      ),
    )
    for (const what of calls) {
      expect([what, await refusal(call(stranger, what))]).toEqual([
        what,
        expect.stringMatching(/^permission denied for function/),
      ])
      for (const who of [role, 'none'])
        expect([what, await refusal(call(who, what))]).toEqual([
          what,
          expect.stringMatching(/^it was done$|is not being deleted/),
        ])
    }
    const open = await storage.db
      .select({ name: sql<string>`proname` })
      .from(sql`pg_proc`)
      .where(
        sql`pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('public', oid, 'execute')`,
      )
    expect(open).toEqual([])
  })

  it('is the server’s to read and write in every other table [DESK-4]', async () => {
    const rights = await storage.db
      .select({ table: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(
        sql`relnamespace = 'public'::regnamespace and relkind = 'r' and not (
          has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
          and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`,
      )
    expect(rights.map(({ table }) => table).sort()).toEqual([...APPEND_ONLY])
    const emptied = await storage.db
      .select({ table: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(
        sql`relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'truncate')`,
      )
    expect(emptied).toEqual([])
  })
})

describe('the role of a database', () => {
  it('is called as the database is, and is no other one’s, however similar their names are [DESK-4]', () => {
    const long = 'a'.repeat(63)
    const similar = [
      'shop_a',
      'shop-a',
      'shop a',
      'Shop_a',
      'SHOP_A',
      'żółw',
      'zolw',
      long,
      `${long.slice(1)}b`,
    ]
    const names = similar.map(roleOf)
    expect(names[0]).toBe('shop_a_server')
    expect(new Set(names).size).toBe(similar.length)
    for (const name of names) expect(name).toMatch(/^[a-z\d_]{1,56}_server$/)
  })
})

describe.skipIf(TEST_DATABASE_URL === null)('a user of PostgreSQL that may make no role', () => {
  /** Its own database, as a host of databases gives one out. */
  async function plainUser(word: string): Promise<{ url: string; owner: pg.Client }> {
    const address = new URL(await makeDatabase(word))
    const database = address.pathname.slice(1)
    const owner = new pg.Client({ connectionString: address.href })
    await owner.connect()
    await owner.query(`drop role if exists ${database}_server`)
    await owner.query(`drop role if exists ${database}_user`)
    await owner.query(`create role ${database}_user login password 'plain'`)
    await owner.query(`alter database ${database} owner to ${database}_user`)
    await owner.query(`alter schema public owner to ${database}_user`)
    address.username = `${database}_user`
    address.password = 'plain'
    return { url: address.href, owner }
  }

  it('runs the server all the same, and the triggers keep the logs [DESK-4]', async () => {
    const { url, owner } = await plainUser('plain')
    const storage = await openPostgres(url)
    try {
      expect(storage.role).toMatchObject({ isHeld: false })
      await fill(storage.db)
      for (const change of CHANGES('audit_entries'))
        expect(await refusal(storage.db.execute(sql.raw(change)))).toMatch(TRIGGERED)
    } finally {
      await storage.close()
      await owner.end()
    }
  })

  it('takes the role that an administrator has made for it, from its next start on [DESK-4]', async () => {
    const { url, owner } = await plainUser('given')
    await (await openPostgres(url)).close()
    const { pathname, username } = new URL(url)
    await owner.query(`create role ${pathname.slice(1)}_server nologin`)
    await owner.query(`grant ${pathname.slice(1)}_server to ${username}`)
    await owner.end()
    const storage = await openPostgres(url)
    try {
      expect(storage.role).toMatchObject({ isHeld: true })
      await fill(storage.db)
      expect(await refusal(storage.db.execute(sql`delete from audit_entries`))).toMatch(/permission denied/)
    } finally {
      await storage.close()
    }
  })

  it('takes one whose name has no mark yet, where it was given that and no other [DESK-4]', async () => {
    const { url, owner } = await plainUser('old')
    const database = new URL(url).pathname.slice(1)
    const dashed = database.replaceAll('_', '-')
    const role = earlierRoleOf(dashed)
    expect([role, roleOf(dashed)]).toEqual([`${database}_server`, expect.not.stringMatching(`^${role}$`)])
    const address = new URL(url)
    address.pathname = `/${dashed}`
    await owner.query(`create role ${role} nologin`)
    await owner.query(`drop database if exists "${dashed}" with (force)`)
    await owner.query(`create database "${dashed}" owner ${database}_user`)
    const open = async (): Promise<Storage['role']> => {
      const storage = await openPostgres(address.href)
      await storage.close()
      return storage.role
    }
    try {
      // another database's, as far as anyone knows
      expect(await open()).toEqual({ name: roleOf(dashed), isHeld: false })
      await owner.query(`grant ${role} to ${database}_user`)
      expect(await open()).toEqual({ name: role, isHeld: true })
      // who may make roles needs none that may be another one's
      await owner.query(`alter role ${database}_user createrole`)
      expect(await open()).toEqual({ name: roleOf(dashed), isHeld: true })
    } finally {
      await owner.query(`drop database if exists "${dashed}" with (force)`)
      await owner.query(`drop role if exists ${roleOf(dashed)}`)
      await owner.end()
    }
  })
})
