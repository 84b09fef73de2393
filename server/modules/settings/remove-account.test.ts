import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmPasswordReset, requestPasswordReset } from '#shared/contract/accounts.ts'
import { readProfile } from '#shared/contract/player.ts'
import { login } from '#shared/contract/session.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { changeEmail, removeAccount } from '#shared/contract/settings.ts'
import { sendMoves, startTask } from '#shared/contract/attempts.ts'
import type { SurveyContent } from '#kinds/survey/shared/schemas.ts'
import { jobs, mailedLinks } from '#server/db/schema/mail.ts'
import { avatars, people, sessions } from '#server/db/schema/people.ts'
import { attempts, presences } from '#server/db/schema/play.ts'
import { streaks, wallets } from '#server/db/schema/rewards.ts'
import { uploads, uploadTotals } from '#server/db/schema/uploads.ts'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { handIn } from '#server/testing/uploads.ts'
import { makeAdventure, makePerson, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const BODY = { password: PASSWORD }

describe('an account that is removed', () => {
  it('names nobody any more, and what was done stays [AUTH-15]', async () => {
    const { db, player, browser } = world
    const { id, tenantId } = player
    await browser.call(changeProfile, {
      body: { language: 'pl', timeZone: 'Europe/Warsaw', formOfAddress: 'she' },
    })
    await db.insert(avatars).values({
      tenantId,
      personId: id,
      version: '0',
      image: new Uint8Array(1),
      createdAt: world.clock.now(),
    })
    await browser.call(startTask, { params: { taskId: 'knots' } })
    const [before] = await db.select().from(people)
    await browser.call(changeEmail, { body: { ...BODY, email: 'new@test.test' } })
    await db.update(streaks).set({ takenIn: 'Europe/Warsaw' })
    await db.update(people).set({ extraExamTime: 50 })
    await browser.call(removeAccount, { body: BODY })
    const [row] = await db.select().from(people)
    expect(row).toMatchObject({
      id,
      username: id,
      email: `${id}@removed.invalid`,
      firstName: id,
      lastName: id,
      displayName: id,
      language: null,
      timeZone: null,
      formOfAddress: null,
      extraExamTime: 0,
      isDisabled: true,
      agreedAt: null,
    })
    for (const word of [before?.username, before?.email, 'Nowak'])
      expect(JSON.stringify(row)).not.toContain(word)
    const gone = [avatars, sessions, presences, mailedLinks].map((table) => db.$count(table))
    expect(await Promise.all(gone)).toEqual([0, 0, 0, 0])
    expect(await db.$count(jobs)).toBe(0)
    expect(await db.select({ takenIn: streaks.takenIn }).from(streaks)).toEqual([{ takenIn: null }])
    expect([await db.$count(attempts), await db.$count(wallets)]).toEqual([1, 1])
  })

  it('takes along the files that were handed in, and their names [AUTH-15] [TASK-4]', async () => {
    const { db, tenantId, clock, browser } = world
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [sampleTask('exit', { content: TASK_SAMPLES.upload.content })] }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
    const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'exit' } })
    const file = await handIn(browser, attemptId, { name: 'Ada Nowak.txt', bytes: 'mine' })
    const moves = [{ type: 'upload' as const, action: 'add' as const, file }]
    await browser.call(sendMoves, { params: { attemptId }, body: { moves } })
    await browser.call(removeAccount, { body: BODY })
    expect(await db.$count(uploads)).toBe(0)
    expect(await db.select().from(uploadTotals)).toMatchObject([{ bytes: 0 }])
    expect(await world.files.folder.sizeOf(file)).toBeNull()
    const [attempt] = await db.select().from(attempts)
    expect(attempt?.state).toMatchObject({ files: [{ id: file, name: '', bytes: 4 }] })
  })

  it('takes the words along that were written in surveys, and leaves what was chosen [AUTH-15]', async () => {
    const { db, tenantId, player, clock, browser } = world
    const content: SurveyContent = {
      type: 'survey',
      questions: [
        { id: 'team', sort: 'stars', starsNumber: 5, view: 'task' },
        { id: 'why', sort: 'opinion' },
      ],
    }
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [sampleTask('pulse', { content }), sampleTask('knots')] }),
    ]
    const version = sampleAdventure({ missions, version: randomUUID() })
    await makeAdventure(db, tenantId, clock.now(), [player], version)
    const [pulse, knots] = await Promise.all(
      ['pulse', 'knots'].map((taskId) => browser.call(startTask, { params: { taskId } })),
    )
    const moves = [
      { type: 'survey' as const, answer: { question: 'team', value: 4 } },
      { type: 'survey' as const, answer: { question: 'why', value: 'Ask Ola Nowak' } },
    ]
    await browser.call(sendMoves, { params: { attemptId: pulse?.id ?? '' }, body: { moves } })
    const stateOf = async (id = '') =>
      (await db.select({ state: attempts.state }).from(attempts).where(eq(attempts.id, id)))[0]?.state
    const before = await stateOf(knots?.id)
    await browser.call(removeAccount, { body: BODY })
    expect(await stateOf(pulse?.id)).toEqual({ answers: [{ question: 'team', value: 4 }] })
    expect(await stateOf(knots?.id)).toEqual(before)
  })

  it('is signed out everywhere, and its password opens nothing [AUTH-8]', async () => {
    const elsewhere = await world.browserOf(world.player)
    await world.browser.call(removeAccount, { body: BODY })
    expect(world.browser.cookies.has('waymark')).toBe(false)
    expect(await elsewhere.refusal(readProfile, {})).toEqual([401, 'signed-out'])
    for (const username of [world.player.email, world.player.id]) {
      const tried = await world.stranger().try(login, { body: { username, password: PASSWORD } })
      expect(tried.status).toBe(401)
    }
  })

  it('leaves its name and address to a new one [AUTH-12]', async () => {
    const { db, tenantId, clock, player, browser } = world
    await browser.call(removeAccount, { body: BODY })
    expect((await makePerson(db, tenantId, clock.now(), { email: player.email })).email).toBe(player.email)
  })

  it('is removed or not at all where a mailed link sets its password at the same time [AUTH-13, AUTH-15]', async () => {
    await world.stranger().call(requestPasswordReset, { body: { email: world.player.email } })
    const token = tokenIn((await takeMails(world))[0])
    const body = { token, password: 'seven owls in a row' }
    const [removed, reset] = await Promise.all([
      world.browser.try(removeAccount, { body: BODY }),
      world.stranger().try(confirmPasswordReset, { body }),
    ])
    // anyone who comes second finds no session, another password or no link any more
    expect([401, 204, 422]).toContain(removed.status)
    expect([204, 404]).toContain(reset.status)
  })

  it('stays as it is for a wrong password, which waits after five [AUTH-2]', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await world.browser.try(removeAccount, { body: { password: 'wrong' } })
      expect(status).toBe(422)
      expect(body).toMatchObject({ fields: [{ path: 'password', message: 'wrong' }] })
    }
    expect((await world.browser.try(removeAccount, { body: BODY })).status).toBe(429)
    expect((await world.browser.try(readProfile, {})).status).toBe(200)
  })

  it('is not that of a tenant’s last admin; of two, one may go, also when both ask at once [AUTH-15]', async () => {
    const { db, tenantId, clock } = world
    const admins = [
      await makePerson(db, tenantId, clock.now(), { role: 'admin' }),
      await makePerson(db, tenantId, clock.now(), { role: 'admin' }),
      await makePerson(db, tenantId, clock.now(), { role: 'admin', isDisabled: true }),
    ].slice(0, 2)
    const browsers = await Promise.all(admins.map((admin) => world.browserOf(admin)))
    const asked = browsers.map((browser) => browser.try(removeAccount, { body: BODY }))
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const left = await db.select().from(people).where(eq(people.role, 'admin'))
    expect(left.filter(({ isDisabled }) => !isDisabled)).toHaveLength(1)
  })
})
