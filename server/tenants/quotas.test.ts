import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation, sendInvitation } from '#shared/contract/accounts.ts'
import { changePerson } from '#shared/contract/people.ts'
import { importPeople } from '#shared/contract/people-import.ts'
import { invitePerson, resendInvitation } from '#shared/contract/people-invitations.ts'
import { sendTestMail } from '#shared/contract/tenant-mail.ts'
import { readTenantUsage } from '#shared/contract/tenant-usage.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants, type TenantQuotas } from '#server/db/schema/tenants.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { doJobs } from '#server/lib/jobs.ts'
import { underMailQuota } from '#server/lib/mail-quota.ts'
import type { Mail } from '#server/lib/mail.ts'
import { mailJobs } from '#server/modules/accounts/mails/send-mails.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const person = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
  admin = await world.browserOf(person)
})

/** From now on, for all: what a process knows of its tenants may be seconds old. */
async function limit(quotas: TenantQuotas): Promise<void> {
  await world.db.update(tenants).set({ quotas }).where(eq(tenants.id, world.tenantId))
  world.clock.pass(6000)
}

const invitation = (email: string) => {
  const who = { firstName: 'Ola', lastName: 'Nowak', email, role: 'player', language: 'en' } as const
  return { body: { ...who, teams: [] } }
}

describe('as many people as a tenant may have', () => {
  it('are invited, and no more; what is refused invites nobody [DESK-2]', async () => {
    await limit({ people: 3 })
    await admin.call(invitePerson, invitation('ola@test.test'))
    expect(await admin.refusal(invitePerson, invitation('eva@test.test'))).toEqual([409, 'quota-people'])
    expect(await world.browser.refusal(sendInvitation, colleague('jan@test.test'))).toEqual([
      409,
      'quota-people',
    ])
    const { people: used } = await admin.call(readTenantUsage, {})
    expect(used).toEqual({ used: 3, invited: 1, most: 3 })
  })

  const colleague = (email: string) => ({ body: { username: 'jan.nowak', email } })

  it('come in by their invitations: those are counted already [DESK-2]', async () => {
    await limit({ people: 3 })
    await admin.call(invitePerson, invitation('ola@test.test'))
    const [mail] = await takeMails(world)
    const joining = {
      ...{ token: tokenIn(mail), firstName: 'Ola', lastName: 'Nowak', password: 'seven owls in a row' },
      agreement: true as const,
    }
    // by now there is room for fewer
    await limit({ people: 2 })
    expect(await world.stranger().refusal(acceptInvitation, { body: joining })).toEqual([409, 'quota-people'])
    await limit({ people: 3 })
    await world.stranger().call(acceptInvitation, { body: joining })
  })

  it('are not imported beyond it, and a trial says so [DESK-2]', async () => {
    await limit({ people: 3 })
    const file = Buffer.from(
      'first_name,last_name,email\nOla,Nowak,ola@test.test\nEva,Nowak,eva@test.test\n',
    ).toString('base64')
    const body = { file, isTrial: true, from: 0, makesTeams: false, language: 'en' } as const
    expect(await admin.refusal(importPeople, { body })).toEqual([409, 'quota-people'])
    expect(await admin.refusal(importPeople, { body: { ...body, isTrial: false } })).toEqual([
      409,
      'quota-people',
    ])
    await limit({ people: 4 })
    expect((await admin.call(importPeople, { body })).lines).toHaveLength(2)
  })

  it('do not count who is disabled, and enable nobody beyond it [DESK-2]', async () => {
    const other = await makePerson(world.db, world.tenantId, world.clock.now(), { isDisabled: true })
    await limit({ people: 2 })
    const enabling = { params: { personId: other.id }, body: { isDisabled: false } }
    expect(await admin.refusal(changePerson, enabling)).toEqual([409, 'quota-people'])
    await limit({ people: 3 })
    await admin.call(changePerson, enabling)
    expect(await world.db.$count(people, eq(people.isDisabled, false))).toBe(3)
  })
})

describe('as many mails as a tenant may send in a day', () => {
  it('are sent, and the others on the next day; who asks for one by hand is told [DESK-2]', async () => {
    await limit({ mailsPerDay: 2 })
    for (const name of ['ola', 'eva', 'jan']) await admin.call(invitePerson, invitation(`${name}@test.test`))
    const sent: Mail[] = []
    const send = (mail: Mail) => {
      sent.push(mail)
      return Promise.resolve()
    }
    const { db, clock } = world
    const handlers = underMailQuota(db, mailJobs(db, send))
    const failures: unknown[] = []
    const parts = { db, clock: clock.now, handlers, report: (failure: unknown) => failures.push(failure) }
    await doJobs(parts)
    expect(sent).toHaveLength(2)
    expect(await admin.refusal(invitePerson, invitation('iwo@test.test'))).toEqual([409, 'quota-mails'])
    expect(await admin.refusal(sendTestMail, { body: { mail: 'letters-reset', language: 'en' } })).toEqual([
      409,
      'quota-mails',
    ])
    const { mails } = await admin.call(readTenantUsage, {})
    expect(mails).toEqual({ used: 2, most: 2 })
    const [waiting] = await db.select().from(jobs)
    expect([waiting?.tries, waiting?.runAt]).toEqual([0, new Date('2026-11-24T00:00:00Z')])
    clock.pass(DAY_MS)
    await doJobs(parts)
    expect([sent.length, failures]).toEqual([3, []])
  })

  it('do not count what no mail server took [DESK-2]', async () => {
    await limit({ mailsPerDay: 1 })
    await admin.call(invitePerson, invitation('ola@test.test'))
    const { db, clock } = world
    const handlers = underMailQuota(
      db,
      mailJobs(db, () => Promise.reject(new Error('away'))),
    )
    await doJobs({ db, clock: clock.now, handlers, report: () => undefined })
    expect((await admin.call(readTenantUsage, {})).mails).toEqual({ used: 0, most: 1 })
  })

  it('are refused when an invitation is sent again [DESK-2]', async () => {
    const { id } = await admin.call(invitePerson, invitation('ola@test.test'))
    await limit({ mailsPerDay: 0 })
    const again = { params: { invitationId: id } }
    expect(await admin.refusal(resendInvitation, again)).toEqual([409, 'quota-mails'])
  })
})

it('shows admins what a tenant uses and may use, and nobody else [DESK-2]', async () => {
  await limit({ people: 10, storageMb: 5 })
  await world.db.insert(uploadTotals).values({ tenantId: world.tenantId, bytes: 1000, built: 24 })
  expect(await admin.call(readTenantUsage, {})).toEqual({
    people: { used: 2, invited: 0, most: 10 },
    storage: { used: 1024, most: 5 * 1024 * 1024 },
    mails: { used: 0, most: null },
  })
  expect((await world.browser.try(readTenantUsage, {})).status).toBe(404)
})
