import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation } from '#shared/contract/accounts.ts'
import { OPERATOR_API, readOperatorLog } from '#shared/contract/operator.ts'
import {
  changeOperatedTenant,
  createOperatedTenant,
  deleteOperatedTenant,
  inviteTenantAdmin,
  readOperatedTenants,
} from '#shared/contract/operator-tenants.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { readProfile } from '#shared/contract/player.ts'
import { readPlatformSettings } from '#shared/contract/platform.ts'
import { operatorEntries } from '#server/db/schema/operators.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { sweepOperatorLog } from '#server/tenants/log.ts'
import { removeMarked } from '#server/tenants/remove.ts'
import { importTenant } from '#server/tenants/import.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { makeOperator, type OperatorBrowser } from '#server/testing/operators.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, type TestPerson } from '#server/testing/world.ts'

let test: TestApp
let ops: OperatorBrowser

beforeEach(async () => {
  test = await openTestApp({ isOwn: true })
  await makeTenant(test.db, test.clock.now(), { name: 'first', hosts: ['house.test'] })
  ops = (await makeOperator(test)).browser
})

const NO_QUOTAS = { people: null, storageMb: null, mailsPerDay: null }
const ACME = {
  name: 'acme',
  title: 'Acme & Sons',
  hosts: ['Learn.Acme.test', 'żółw.test'],
  languages: ['de', 'en'],
  defaultLanguage: 'de',
  timeZone: 'Europe/Berlin',
  admin: 'ada@acme.test',
  quotas: { ...NO_QUOTAS, people: 5 },
} as const
const acme = (more: object = {}) => ({
  body: { ...ACME, languages: [...ACME.languages], hosts: [...ACME.hosts], ...more },
})

const tenantsNow = async () => (await ops.call(readOperatedTenants, {})).tenants
/** What a process knows of its tenants may be seconds old. */
const waitForServers = () => test.clock.pass(6000)
const actions = async () =>
  (await ops.call(readOperatorLog, { query: {} })).entries.map(({ action, tenant, actor }) => [
    action,
    tenant,
    actor,
  ])

describe('a tenant that an operator makes', () => {
  it('answers at its hosts, and its first admin comes in by a mailed link [DESK-2] [SERVE-2]', async () => {
    const { tenant, link } = await ops.call(createOperatedTenant, acme())
    expect(link).toBeNull()
    expect(tenant).toMatchObject({
      name: 'acme',
      title: 'Acme & Sons',
      hosts: ['learn.acme.test', 'xn--w-uga1v8h.test'],
      state: 'open',
      isDefault: false,
      quotas: { people: 5, storageMb: null, mailsPerDay: null },
      usage: { people: 0, invitations: 1, storageBytes: 0, mailsToday: 0 },
    })
    waitForServers()
    const [mail] = await takeMails(test)
    expect([mail?.to, mail?.language]).toEqual(['ada@acme.test', 'de'])
    const browser = test.stranger('learn.acme.test')
    const settings = await browser.call(readPlatformSettings, {})
    expect(settings.platformTitle).toBe('Acme & Sons')
    await browser.call(acceptInvitation, {
      body: {
        ...{ token: tokenIn(mail), firstName: 'Ada', lastName: 'Nowak', password: 'seven owls in a row' },
        agreement: true,
      },
    })
    expect(await browser.call(readProfile, {})).toMatchObject({ role: 'admin', email: 'ada@acme.test' })
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ['tenant-created', 'acme', 'op@host.test'],
        ['tenant-admin-invited', 'acme', 'op@host.test'],
      ]),
    )
  })

  it('gives the link to whoever asks where no address is known [DESK-2]', async () => {
    const { tenant, link } = await ops.call(createOperatedTenant, acme({ admin: null }))
    expect(link).toMatch(/^http:\/\/learn\.acme\.test:3000\/#\/app\/accept-invitation\?token=[\w-]{43}$/)
    const again = { params: { tenantId: tenant.id }, body: { admin: null } }
    const { link: next } = await ops.call(inviteTenantAdmin, again)
    expect(next).not.toBe(link)
  })

  it.each([
    ['its name', { hosts: ['other.test'] }, [409, 'name-taken']],
    ['a host', { name: 'other' }, [409, 'hosts-taken']],
    ['no host name', { name: 'other', hosts: ['https://a.test'] }, [422, 'refused-fields']],
    ['a language that it does not speak', { defaultLanguage: 'pl' }, [422, 'refused-fields']],
    ['a zone that is none', { timeZone: 'Mars/Base' }, [422, 'refused-fields']],
    ['a name that is none', { name: 'A B' }, [422, 'refused-fields']],
  ])('is not made with %s taken or wrong, nor any of it [DESK-2]', async (_, more, refusal) => {
    await ops.call(createOperatedTenant, acme())
    expect(await ops.refusal(createOperatedTenant, acme(more))).toEqual(refusal)
    expect((await tenantsNow()).map(({ name }) => name)).toEqual(['acme', 'first'])
  })
})

describe('an operator changes a tenant', () => {
  let id: string
  let person: TestPerson

  beforeEach(async () => {
    ;({
      tenant: { id },
    } = await ops.call(createOperatedTenant, acme({ hosts: ['acme.test'] })))
    person = await makePerson(test.db, id, test.clock.now())
    waitForServers()
  })

  const change = (body: object) => ops.call(changeOperatedTenant, { params: { tenantId: id }, body })

  it('its host names [DESK-2]', async () => {
    expect((await change({ hosts: ['new.test'] })).hosts).toEqual(['new.test'])
    const taken = { params: { tenantId: id }, body: { hosts: ['new.test', 'house.test'] } }
    const { status, body } = await ops.try(changeOperatedTenant, taken)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'hosts-taken', fields: [{ path: 'hosts', message: 'house.test' }] })
    expect((await tenantsNow()).find((one) => one.id === id)?.hosts).toEqual(['new.test'])
  })

  it('its quotas, which the log has as they were and are [DESK-2]', async () => {
    const quotas = { people: 9, storageMb: 100, mailsPerDay: null }
    expect(await change({ quotas })).toMatchObject({ quotas, mostBytes: 100 * 1024 * 1024 })
    const { entries } = await ops.call(readOperatorLog, { query: {} })
    expect(entries[0]).toMatchObject({
      action: 'tenant-quotas',
      before: { people: 5 },
      after: { people: 9, storageMb: 100 },
    })
  })

  it('suspends it: everybody is told, nothing is lost, and it is resumed [DESK-2]', async () => {
    const browser = await test.browserOf(person, { host: 'acme.test' })
    await browser.call(readProfile, {})
    expect((await change({ isSuspended: true })).state).toBe('suspended')
    waitForServers()
    expect(await browser.refusal(readProfile, {})).toEqual([423, 'tenant-suspended'])
    for (const [language, words] of [
      ['en', 'Closed for now'],
      ['pl', 'Na razie zamknięte'],
      ['de', 'Vorübergehend geschlossen'],
      ['es', 'Cerrado por ahora'],
    ] as const) {
      for (const url of ['/', '/calendar/x', '/anything']) {
        const headers = { host: 'acme.test', accept: 'text/html', 'accept-language': language }
        const page = await test.app.inject({ url, headers })
        expect([url, page.statusCode, page.body.includes(words)]).toEqual([url, 503, true])
        expect(page.body).toContain('Acme &#38; Sons')
      }
    }
    // nobody else is shut out
    expect((await test.stranger('house.test').try(readPlatformSettings, {})).status).toBe(200)
    expect((await change({ isSuspended: false })).state).toBe('open')
    waitForServers()
    expect(await browser.call(readProfile, {})).toMatchObject({ email: person.email })
    expect((await actions()).slice(0, 2).map(([action]) => action)).toEqual([
      'tenant-resumed',
      'tenant-suspended',
    ])
  })

  it('lets its mails wait while it is suspended [DESK-2]', async () => {
    await change({ isSuspended: true })
    expect(await takeMails(test)).toEqual([])
    await change({ isSuspended: false })
    expect((await takeMails(test)).map(({ to }) => to)).toEqual(['ada@acme.test'])
  })

  it('makes it the one that answers for unknown hosts [DESK-2]', async () => {
    await change({ isDefault: true })
    waitForServers()
    const { platformTitle } = await test.stranger('unknown.test').call(readPlatformSettings, {})
    expect(platformTitle).toBe('Acme & Sons')
  })

  it('saves all of it as one archive, which another server takes [DESK-2]', async () => {
    const { status, headers, content } = await ops.bytes(`${OPERATOR_API}/tenants/${id}/archive`)
    expect([status, headers['content-type']]).toEqual([200, 'application/gzip'])
    expect(headers['content-disposition']).toMatch(/filename="acme-2026-11-23\.tar\.gz"/)
    await ops.call(deleteOperatedTenant, { params: { tenantId: id }, body: { name: 'acme' } })
    await removeMarked(test)
    await importTenant(test, Readable.from([content]), { name: null, now: test.clock.now() })
    expect((await tenantsNow()).find((one) => one.id === id)?.usage.people).toBe(1)
  })

  it('deletes it by its name alone; the log outlives it [DESK-2]', async () => {
    const wrong = { params: { tenantId: id }, body: { name: 'acme ' } }
    expect(await ops.refusal(deleteOperatedTenant, wrong)).toEqual([422, 'refused-fields'])
    await ops.call(deleteOperatedTenant, { params: { tenantId: id }, body: { name: 'acme' } })
    expect((await tenantsNow()).find((one) => one.id === id)?.state).toBe('leaving')
    const resuming = { params: { tenantId: id }, body: { isSuspended: false } }
    expect(await ops.refusal(changeOperatedTenant, resuming)).toEqual([409, 'being-deleted'])
    await removeMarked(test)
    expect(await test.db.select().from(tenants).where(eq(tenants.id, id))).toEqual([])
    expect(await actions()).toContainEqual(['tenant-deleted', 'acme', 'op@host.test'])
  })

  it('does not delete the one that answers for unknown hosts [DESK-2]', async () => {
    const first = (await tenantsNow()).find(({ isDefault }) => isDefault)
    const removing = { params: { tenantId: first?.id ?? '' }, body: { name: 'first' } }
    expect(await ops.refusal(deleteOperatedTenant, removing)).toEqual([409, 'is-default'])
  })
})

it('keeps a log that nobody can change, page by page [DESK-2]', async () => {
  const { tenant } = await ops.call(createOperatedTenant, acme())
  for (let at = 0; at < 60; at += 1)
    await ops.call(changeOperatedTenant, {
      params: { tenantId: tenant.id },
      body: { isSuspended: at % 2 === 0 },
    })
  const first = await ops.call(readOperatorLog, { query: {} })
  expect(first.entries).toHaveLength(50)
  const rest = await ops.call(readOperatorLog, { query: { before: first.next ?? 0 } })
  const numbers = [...first.entries, ...rest.entries].map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a))
  expect(rest.next).toBeNull()
  const suspended = await ops.call(readOperatorLog, { query: { action: 'tenant-suspended' } })
  expect(suspended.entries).toHaveLength(30)
  expect((await ops.call(readOperatorLog, { query: { search: 'ACM' } })).entries).toHaveLength(50)
  expect((await ops.call(readOperatorLog, { query: { search: 'no one' } })).entries).toEqual([])
  const query = 'search=acme&action=tenant-resumed&language=de'
  const { headers, content } = await ops.bytes(`${OPERATOR_API}/log.csv?${query}`)
  expect(headers['content-disposition']).toBe('attachment; filename="operators-2026-11-23.csv"')
  const [heading, ...lines] = content.toString().trimEnd().split('\r\n')
  expect(heading).toBe('\uFEFFWann (UTC);Wer;Aktion;Mandant;Id;Adresse;Vorher;Nachher')
  expect(lines).toHaveLength(30)
  expect(lines[0]).toContain(`;op@host.test;tenant-resumed;acme;${tenant.id};127.0.0.1;`)
  await expect(test.db.delete(operatorEntries)).rejects.toThrow()
  await expect(test.db.update(operatorEntries).set({ actor: 'x' })).rejects.toThrow()
})

it('forgets lines of its log once they are older than the server keeps them, never in 90 days [DESK-4]', async () => {
  const write = async (days: number) => {
    const line = { id: randomUUID(), at: new Date(Date.now() - days * DAY_MS) }
    await test.db.insert(operatorEntries).values({ ...line, action: 'operator-reset' })
    return line.id
  }
  const [old, young] = [await write(401), await write(89)]
  const middle = await write(399)
  const left = async () => {
    const lines = await test.db.select({ id: operatorEntries.id }).from(operatorEntries)
    return [old, middle, young].map((id) => lines.some((line) => line.id === id))
  }
  await sweepOperatorLog(test.db, 400)
  expect(await left()).toEqual([false, true, true])
  await sweepOperatorLog(test.db, 1)
  expect(await left()).toEqual([false, false, true])
})
