import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAsOwner, TEST_DATABASE_URL } from '#server/testing/storage.ts'
import { applyFunctions } from './apply-functions.ts'
import { openInMemory } from './open-embedded.ts'
import type { Storage } from './database.ts'

const STORAGES = [
  ['PGlite', openInMemory] as const,
  ...(TEST_DATABASE_URL === null ? [] : [['PostgreSQL', () => openAsOwner('functions')] as const]),
]

describe.each(STORAGES)('the functions of a folder on %s', (_, open) => {
  let storage: Pick<Storage, 'db' | 'close'>
  let folder: string

  beforeAll(async () => {
    storage = await open()
    await storage.db.execute(sql`create table lamps (name text, lit integer default 0)`)
  })
  afterAll(() => storage.close())
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-functions-'))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    folder = mkdtempSync(join(tmpdir(), 'waymark-functions-'))
    await apply()
    rmSync(folder, { recursive: true })
  })

  const write = (name: string, text: string) => {
    writeFileSync(join(folder, `${name}.sql`), text)
  }
  const apply = () => applyFunctions(storage.db, folder)
  const ask = async (call: string): Promise<unknown> => {
    const [row] = await storage.db.select({ answer: sql`answer` }).from(sql.raw(`${call} as answer`))
    return row?.answer
  }
  /** With their parameters. */
  const ours = async () => {
    const rows = await storage.db
      .select({ signature: sql<string>`oid::regprocedure::text` })
      .from(sql`pg_proc`)
      .where(sql`pronamespace = 'public'::regnamespace`)
    return rows.map(({ signature }) => signature).sort()
  }
  const answering = (text: string) =>
    `create or replace function wick() returns text language sql as $$ select '${text}' $$`

  it('are created, replaced when their text changes, and dropped with their file [SERVE-1]', async () => {
    write('wick', answering('short'))
    await apply()
    expect(await ask('wick()')).toBe('short')
    write('wick', answering('long'))
    await apply()
    expect(await ask('wick()')).toBe('long')
    rmSync(join(folder, 'wick.sql'))
    await apply()
    expect(await ours()).toEqual([])
  })

  it('are left alone while their text is the same [SERVE-1]', async () => {
    write('wick', answering('short'))
    await apply()
    await storage.db.execute(sql.raw(answering('changed by hand')))
    await apply()
    expect(await ask('wick()')).toBe('changed by hand')
  })

  it('exist once, also with other parameters, names of them, or another result [SERVE-1]', async () => {
    for (const [head, body, signature] of [
      ['trim_wick(p_by integer) returns integer', 'select 1', 'trim_wick(integer)'],
      ['trim_wick(p_by jsonb) returns integer', 'select 2', 'trim_wick(jsonb)'],
      ['trim_wick(p_wick jsonb) returns integer', 'select 3', 'trim_wick(jsonb)'],
      ['trim_wick(p_wick jsonb) returns text', `select 'four'`, 'trim_wick(jsonb)'],
    ] as const) {
      write('trim_wick', `create or replace function ${head} language sql as $$ ${body} $$`)
      await apply()
      expect(await ours()).toEqual([signature])
    }
    expect(await ask(`trim_wick('{}')`)).toBe('four')
  })

  it('bring their triggers, and take away those that they have no more [SERVE-1]', async () => {
    const body = `create or replace function light() returns trigger language plpgsql as $$
      begin new.lit := new.lit + 1; return new; end $$;`
    const trigger = (name: string) => `--> statement-breakpoint
      create or replace trigger ${name} before insert on lamps for each row execute function light();`
    const insert = async (name: string) => {
      await storage.db.execute(sql`insert into lamps (name) values (${name})`)
      const rows = await storage.db.select({ lit: sql<number>`lit` }).from(sql`lamps where name = ${name}`)
      return rows[0]?.lit
    }
    write('light', body + trigger('one') + trigger('two'))
    await apply()
    expect(await insert('twice')).toBe(2)
    write('light', body + trigger('three'))
    await apply()
    expect(await insert('once')).toBe(1)
    rmSync(join(folder, 'light.sql'))
    await apply()
    expect(await insert('never')).toBe(0)
  })

  it('may call one another in any order, but not what is not there [SERVE-1]', async () => {
    const calling = (name: string) =>
      `create or replace function burn() returns text language sql as $$ select ${name}() || ' wick' $$`
    write('burn', calling('wick'))
    write('wick', answering('short'))
    await apply()
    expect(await ask('burn()')).toBe('short wick')
    write('burn', calling('no_such_thing'))
    await expect(apply()).rejects.toThrow()
  })

  it('change together or not at all [SERVE-1]', async () => {
    write('burn', 'create or replace function burn() returns integer language sql as $$ select 1 $$')
    write('wick', answering('short'))
    await apply()
    write('burn', 'create or replace function burn() returns integer language sql as $$ select 2 $$')
    write('wick', 'create or replace function wick() returns text language plpgsql as $$ begin $$')
    await expect(apply()).rejects.toThrow()
    expect([await ask('burn()'), await ask('wick()')]).toEqual([1, 'short'])
    write('wick', answering('long'))
    await apply()
    expect([await ask('burn()'), await ask('wick()')]).toEqual([2, 'long'])
  })

  it('bear the names of their files [SERVE-1]', async () => {
    write('flame', answering('short'))
    await expect(apply()).rejects.toThrow('flame.sql must create one function, flame')
    expect(await ours()).toEqual([])
  })
})
