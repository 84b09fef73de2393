import { beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation } from '#shared/contract/accounts.ts'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import { assign, readPeople, readTeams, type Person } from '#shared/contract/people.ts'
import { IMPORT_BYTES, importPeople, type ImportReport } from '#shared/contract/people-import.ts'
import { readOpenInvitations } from '#shared/contract/people-invitations.ts'
import { readToRate } from '#shared/contract/reviews.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { jobs, mailedLinks } from '#server/db/schema/mail.ts'
import { teams } from '#server/db/schema/teams.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { handIn, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson, type TestPerson } from '#server/testing/world.ts'

let world: ReviewedWorld
let admin: TestPerson
let browser: TestBrowser
let team: string

beforeEach(async () => {
  world = await openReviewedWorld()
  await signInAnew()
  const [row] = await world.db.select().from(teams)
  team = row?.name ?? ''
})

/** An admin's session is short. */
async function signInAnew(): Promise<void> {
  const { db, tenantId, clock } = world
  admin = await makePerson(db, tenantId, clock.now(), { role: 'admin' })
  browser = await world.browserOf(admin)
}

const HEADING = 'email,first name,last name,role,teams,leads,language'
const WANTED = { isTrial: false, from: 0, makesTeams: false, language: 'en' as const }
const bodyOf = (lines: readonly string[]) => ({
  file: Buffer.from([HEADING, ...lines].join('\n')).toString('base64'),
})
const take = (lines: readonly string[], more: Partial<typeof WANTED> = {}): Promise<ImportReport> =>
  browser.call(importPeople, { body: { ...bodyOf(lines), ...WANTED, ...more } })
const outcomesOf = ({ lines }: ImportReport) => lines.map(({ outcome, reason }) => reason ?? outcome)
const refusalOf = async (file: Buffer) =>
  (await browser.try(importPeople, { body: { file: file.toString('base64'), ...WANTED } })).body
const found = async (search: string): Promise<Person | undefined> =>
  (await browser.call(readPeople, { query: { search } })).people[0]
const waiting = async () => (await browser.call(readOpenInvitations, { query: {} })).invitations

describe('a file of people', () => {
  it('invites who is new, changes who is here, and says so of every line [SERVE-2]', async () => {
    const { player, leader, teamId } = world
    const lines = [
      `ola@x.test,Ola,Lis,leader,,${team},pl`,
      `bo@x.test,Bo,Berg,,${team.toUpperCase()},,`,
      `${player.email},,,designer,,,`,
      `${leader.email},,,,,,`,
      'nobody,No,Body,,,,',
      'ada@x.test,,,,,,',
    ]
    const trial = await take(lines, { isTrial: true })
    const outcomes = ['made', 'made', 'changed', 'unchanged', 'email-wrong', 'name-missing']
    expect(outcomesOf(trial)).toEqual(outcomes)
    expect(await world.db.$count(mailedLinks)).toBe(0)
    expect((await found(player.email))?.role).toBe('player')
    expect(await take(lines)).toEqual(trial)
    expect((await found(player.email))?.role).toBe('designer')
    const mails = await takeMails(world)
    expect(mails.map(({ to, language }) => [to, language])).toEqual([
      ['ola@x.test', 'pl'],
      ['bo@x.test', 'en'],
    ])
    const accept = { firstName: 'Ola', lastName: 'Lis', password: 'seven owls in a row' }
    for (const mail of mails) {
      const body = { ...accept, agreement: true as const, token: tokenIn(mail) }
      await world.stranger().call(acceptInvitation, { body })
    }
    expect(await found('ola@x.test')).toMatchObject({
      role: 'leader',
      teams: [{ id: teamId, isLeader: true, isMember: false }],
    })
    expect(await found('bo@x.test')).toMatchObject({ role: 'player', teams: [{ isMember: true }] })
  })

  it('changes nothing when it comes again, and mails nobody twice [SERVE-2]', async () => {
    const lines = [`ola@x.test,Ola,Lis,,${team},,`, `${world.player.email},,,leader,,${team},`]
    expect(outcomesOf(await take(lines))).toEqual(['made', 'changed'])
    expect(await takeMails(world)).toHaveLength(1)
    expect(outcomesOf(await take(lines))).toEqual(['unchanged', 'unchanged'])
    expect(await takeMails(world)).toEqual([])
  })

  it('changes an invitation that waits, and renews one that has expired [AUTH-14] [SERVE-2]', async () => {
    await take(['ola@x.test,Ola,Lis,,,,'])
    expect(outcomesOf(await take([`ola@x.test,,Wolf,leader,,${team},`]))).toEqual(['changed'])
    expect(await waiting()).toMatchObject([
      { lastName: 'Wolf', role: 'leader', teams: [{ isLeader: true }], isExpired: false },
    ])
    await takeMails(world)
    world.clock.pass(8 * DAY_MS)
    await signInAnew()
    expect(outcomesOf(await take(['ola@x.test,Ola,Lis,,,,']))).toEqual(['made'])
    expect(await takeMails(world)).toHaveLength(1)
    expect(await waiting()).toHaveLength(1)
  })

  it('makes teams that are not there, where that is wanted [SERVE-2]', async () => {
    const lines = [
      'ola@x.test,Ola,Lis,,East|West,,',
      'bo@x.test,Bo,Berg,leader,,east,',
      'cy@x.test,,,,South,,',
    ]
    expect(outcomesOf(await take(lines))).toEqual(['team-unknown', 'team-unknown', 'name-missing'])
    const made = await take(lines, { makesTeams: true })
    expect(outcomesOf(made)).toEqual(['made', 'made', 'name-missing'])
    expect(made.newTeams).toEqual(['East', 'West'])
    const { teams: all } = await browser.call(readTeams, {})
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['East', 'West']))
    expect(all).toHaveLength(3)
    expect((await waiting()).flatMap((one) => one.teams)).toHaveLength(3)
  })

  it('enrols whoever joins a team in what that was assigned [SERVE-2] [AUTH-4]', async () => {
    const { db, tenantId, clock, teamId } = world
    const special = await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ id: 'special' }))
    await browser.call(assign, { params: { adventureId: special }, body: { teamId, dueOn: null } })
    const late = await makePerson(db, tenantId, clock.now())
    await take([`${late.email},,,,${team},,`])
    const mine = await (await world.browserOf(late)).call(readMyAdventures, {})
    expect(mine.map(({ id }) => id)).toEqual([special])
  })

  it('takes from who is a leader no more what was led [FIN-8]', async () => {
    const { leader, leaderBrowser } = world
    await handIn(world.browser)
    await take([`${leader.email},,,player,,,`])
    expect((await leaderBrowser.try(readToRate, { query: {} })).status).toBe(401)
    const asPlayer = await world.browserOf(leader)
    expect((await asPlayer.try(readToRate, { query: {} })).status).toBe(404)
    expect(await found(leader.email)).toMatchObject({ role: 'player', teams: [] })
  })

  it('refuses a line whose parts do not go together, and whole [SERVE-2]', async () => {
    const { player } = world
    const report = await take([
      `ola@x.test,Ola,Lis,player,,${team},`,
      `${player.email},,,designer,Nowhere,,`,
      `${admin.email},,,player,,,`,
      `OLA@x.test,Ola,Lis,,,,`,
    ])
    expect(outcomesOf(report)).toEqual(['no-leader', 'team-unknown', 'yourself', 'duplicate'])
    expect(report.lines.map(({ about }) => about)).toEqual([team, 'Nowhere', '', '2'])
    expect((await found(player.email))?.role).toBe('player')
    expect(await world.db.$count(jobs)).toBe(0)
  })

  it('of two at once invites nobody twice [SERVE-2]', async () => {
    const both = await Promise.all([1, 2].map(() => take(['ola@x.test,Ola,Lis,,,,'])))
    expect(both.flatMap(outcomesOf).filter((outcome) => outcome === 'made')).toHaveLength(1)
    expect(await takeMails(world)).toHaveLength(1)
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a heading alone', Buffer.from('email\n'), 'empty'],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4]), 'not-a-table'],
    ['an open quote', Buffer.from('email,name\n"ola@x.test,Ola\n'), 'quotes'],
    ['no column of addresses', Buffer.from('name\nOla\n'), 'column-missing'],
    ['too many lines', Buffer.from(`email\n${'x@x.test\n'.repeat(10_001)}`), 'too-many-lines'],
    ['a byte too much', Buffer.alloc(IMPORT_BYTES + 1, 'x'), 'too-large'],
  ])('that is %s is refused by name [SERVE-1]', async (_, file, message) => {
    expect(await refusalOf(file)).toMatchObject({
      code: 'refused-fields',
      fields: [{ path: 'file', message }],
    })
  })

  it('far too large does not even come in [SERVE-1]', async () => {
    const { status } = await browser.try(importPeople, {
      body: { ...WANTED, file: 'A'.repeat(IMPORT_BYTES * 2) },
    })
    expect([413, 422]).toContain(status)
  })

  it('of ten thousand lines is tried at once, and done some hundred at a time [SERVE-1]', async () => {
    const lines = Array.from({ length: 10_000 }, (_, i) => `p${i}@x.test,Ola,Lis,,Team ${i % 40},,`)
    const trial = await take(lines, { makesTeams: true, isTrial: true })
    expect([trial.lines.length, trial.newTeams.length, trial.next]).toEqual([10_000, 40, null])
    const first = await take(lines, { makesTeams: true })
    expect([first.lines.length, first.newTeams.length, first.next]).toEqual([500, 40, 502])
    const second = await take(lines, { from: first.next ?? 0 })
    expect([second.lines[0]?.line, second.next]).toEqual([502, 1002])
    expect(new Set([...outcomesOf(first), ...outcomesOf(second)])).toEqual(new Set(['made']))
    const last = await take(lines, { from: 9_990 })
    expect([last.lines.length, last.next]).toEqual([12, null])
    expect(await world.db.$count(jobs)).toBe(1012)
  })
})
