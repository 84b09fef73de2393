import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { acceptInvitation } from '#shared/contract/accounts.ts'
import { readProfile } from '#shared/contract/player.ts'
import { operatorEntries } from '#server/db/schema/operators.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { readSettings } from '#server/env.ts'
import { TenantRefusal } from '#server/tenants/refusal.ts'
import { tokenIn } from '#server/testing/mails.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'
import { readOperatorWords, runOperatorCommand } from './operator.ts'
import { runTenantCommand } from './tenant.ts'
import { readTenantWords } from './tenant-words.ts'
import { WrongUsage } from './usage.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp()
  await makeTenant(test.db, test.clock.now(), { name: 'first', hosts: ['house.test'] })
})

/** What a command prints. */
async function run(line: string): Promise<string> {
  const words = readTenantWords(line.split(' '))
  if (words === null) return 'help'
  const printed: string[] = []
  const settings = readSettings({ PUBLIC_URL: 'https://learn.test' })
  const { db, files, secrets, clock } = test
  await runTenantCommand(words, {
    ...{ db, files, secrets, settings, now: clock.now() },
    print: (text) => printed.push(text),
  })
  return printed.join('\n')
}

const CREATE = 'create acme --host acme.test --title Acme --languages de,en --time-zone Europe/Berlin'

describe('npm run tenant', () => {
  it('makes a tenant whose first admin comes in by the printed link [DESK-2] [SERVE-2]', async () => {
    const printed = await run(CREATE)
    expect(printed).toContain('https://acme.test/#/app/accept-invitation?token=')
    test.clock.pass(6000)
    const browser = test.stranger('acme.test')
    await browser.call(acceptInvitation, {
      body: {
        ...{ token: tokenIn({ text: printed }), firstName: 'Ada', lastName: 'Nowak' },
        ...{ email: 'ada@acme.test', password: 'seven owls in a row', agreement: true },
      },
    })
    expect(await browser.call(readProfile, {})).toMatchObject({ role: 'admin' })
    expect(await run('list')).toMatch(/acme +open +1 .* acme\.test/)
    expect(await run('show acme')).toMatch(/languages +de, en/)
  })

  it('suspends, resumes, and changes hosts, quotas and the default [DESK-2]', async () => {
    await run(CREATE)
    await run('suspend acme')
    expect(await run('list')).toMatch(/acme +suspended/)
    await run('resume acme')
    expect(await run('hosts acme --add b.test --add c.test --remove acme.test')).toBe('b.test\nc.test')
    expect(await run('quotas acme --people 20 --mails 100')).toMatch(
      /people 0 of 20; .* mails today 0 of 100/,
    )
    expect(await run('quotas acme --people none')).toMatch(/people 0; .* mails today 0 of 100/)
    await run('default acme')
    expect(await run('list')).toMatch(/acme +open, default/)
    const logged = await test.db.select({ action: operatorEntries.action }).from(operatorEntries)
    expect(logged.map(({ action }) => action)).toEqual([
      ...['tenant-created', 'tenant-admin-invited', 'tenant-suspended', 'tenant-resumed', 'tenant-hosts'],
      ...['tenant-quotas', 'tenant-quotas', 'tenant-default-lost', 'tenant-default'],
    ])
  })

  it('exports to a file, deletes, and brings back from it [DESK-2]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-command-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'acme.tar.gz')
    await run(CREATE)
    const [acme] = (await test.db.select().from(tenants)).filter(({ name }) => name === 'acme')
    await makePerson(test.db, acme?.id ?? '', test.clock.now())
    await run(`export acme --to ${file}`)
    await expect(run('delete acme')).rejects.toThrow('--confirm acme')
    await run('delete acme --confirm acme')
    expect(await run('list')).not.toContain('acme')
    await run(`import ${file} --name acme-again`)
    expect(await run('list')).toMatch(/acme-again +open +1 /)
  })

  it.each([
    ['show nobody', TenantRefusal, 'No tenant is called nobody.'],
    ['delete first --confirm first', TenantRefusal, 'make another tenant the default one first'],
    ['create other --host house.test', TenantRefusal, 'Another tenant has house.test.'],
    ['create first --host other.test', TenantRefusal, 'Another tenant is called first.'],
    ['create other --host https://other.test', TenantRefusal, 'is no host name'],
    ['create other', WrongUsage, 'at least one --host'],
    ['create Other --host other.test', WrongUsage, 'is no name'],
    ['create other --host other.test --languages fr', WrongUsage, '--languages are some of'],
    ['create other --host other.test --time-zone Mars', WrongUsage, 'is no time zone'],
    ['create other --host other.test --admin nobody', WrongUsage, 'is no address'],
    ['quotas first --people many', WrongUsage, 'is no quota'],
    ['export first', WrongUsage, '--to'],
    ['show', WrongUsage, 'needs the name of a tenant'],
    ['show first second', WrongUsage, 'one word too many'],
    ['list --host a.test', WrongUsage, 'list takes no --host'],
    ['list --colour red', WrongUsage, '--colour'],
    ['burn first', WrongUsage, 'There is no command'],
  ])('refuses “%s”, and says why [DESK-2]', async (line, kind, sentence) => {
    const error: unknown = await run(line).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(kind)
    expect(String(error)).toContain(sentence)
    expect(await test.db.select().from(tenants)).toHaveLength(1)
  })

  it.each(['help', '--help', 'create --help'])('explains itself: %s [DESK-2]', async (line) => {
    expect(await run(line)).toBe('help')
  })
})

describe('npm run operator', () => {
  async function runOperator(line: string): Promise<string> {
    const words = readOperatorWords(line.split(' '))
    const printed: string[] = []
    const settings = readSettings({ PUBLIC_URL: 'https://learn.test', OPERATOR_HOST: 'ops.test' })
    if (words)
      await runOperatorCommand(words, {
        ...{ db: test.db, settings, now: test.clock.now() },
        print: (text) => printed.push(text),
      })
    return printed.join('\n')
  }

  it('makes, resets, lists and removes operators [DESK-2]', async () => {
    expect(await runOperator('list')).toContain('npm run operator -- create')
    const link = /https:\/\/ops\.test\/operator#\/link\/[\w-]{43}/
    expect(await runOperator('create op@host.test')).toMatch(link)
    expect(await runOperator('list')).toBe('op@host.test (link not used yet)')
    await expect(runOperator('create op@host.test')).rejects.toThrow('reset makes a new link')
    expect(await runOperator('reset op@host.test')).toMatch(link)
    await expect(runOperator('reset no@host.test')).rejects.toThrow('is no operator')
    await runOperator('remove op@host.test')
    await expect(runOperator('remove op@host.test')).rejects.toThrow('is no operator')
    await expect(runOperator('create nobody')).rejects.toThrow(WrongUsage)
  })
})
