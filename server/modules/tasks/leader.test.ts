import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { readReviewWork, readToRate } from '#shared/contract/reviews.ts'
import { readUploads } from '#shared/contract/uploads.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers } from '#server/db/schema/teams.ts'
import { makeTicket, type Ticket } from '#server/lib/ticket.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { SECRET, UploadWorld } from '#server/testing/upload-world.ts'
import { handIn } from '#server/testing/uploads.ts'
import { makePerson, makeTeam, makeTenant, type TestPerson } from '#server/testing/world.ts'

let up: UploadWorld
let leader: TestPerson
let leading: TestBrowser

beforeEach(async () => {
  up = await UploadWorld.open({ isRated: true })
  const { db, tenantId, clock, player } = up.world
  leader = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
  await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: [player] })
  leading = await up.world.browserOf(leader)
})

/** A picture and a text, and one that was taken away again. */
async function handInFiles(): Promise<void> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const photo = await handIn(up.browser, up.attemptId, { name: 'door.png', bytes })
  const notes = await handIn(up.browser, up.attemptId, { name: 'notes.txt', bytes: 'The stairs.' })
  const draft = await handIn(up.browser, up.attemptId, { name: 'draft.txt', bytes: 'No.' })
  for (const id of [photo, draft, notes]) await up.move('add', id)
  await up.move('drop', draft)
  expect((await up.finish()).status).toBe(200)
}

async function waitingId(): Promise<string> {
  const { reviews } = await leading.call(readToRate, { query: {} })
  return reviews[0]?.id ?? ''
}

async function filesSeen(by = leading) {
  const { handedIn } = await by.call(readReviewWork, { params: { reviewId: await waitingId() } })
  return handedIn.flatMap((one) => (one.sort === 'file' ? [one] : []))
}

/** The same address with a ticket for another thing. */
function addressFor(address: string, from: string, to: string): string {
  const claims = address.split('/')[4]?.split('.')[0] ?? ''
  const ticket = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Ticket
  const sealed = makeTicket(SECRET, { ...ticket, thing: ticket.thing.replace(from, to) })
  return address.replace(/download\/[^/]+/, `download/${sealed}`)
}

const statusOf = async (address: string | null | undefined): Promise<number> =>
  (await up.openContent(address ?? '')).statusCode

describe('what was handed in', () => {
  it('is seen by the leader who rates it: each file with its picture and its download [TASK-4] [FIN-8]', async () => {
    await handInFiles()
    const [photo, notes, ...more] = await filesSeen()
    expect(more).toEqual([])
    expect(photo).toMatchObject({ name: 'door.png', kind: 'picture' })
    expect(notes).toMatchObject({ name: 'notes.txt', kind: 'document', bytes: 11, picture: null })
    for (const address of [photo?.picture?.small, photo?.picture?.large]) {
      const { statusCode, headers } = await up.openContent(address ?? '')
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
    const { statusCode, headers, body } = await up.openContent(notes?.download ?? '')
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      'application/octet-stream',
      'The stairs.',
    ])
  })

  it('is opened by its player and that leader, and by nobody else [TASK-4] [FIN-8] [SERVE-2]', async () => {
    await handInFiles()
    const { db, tenantId, clock, player } = up.world
    const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    // which houses there are is known for some seconds
    clock.pass(10_000)
    const now = clock.now()
    const params = { reviewId: await waitingId() }
    const mate = await makePerson(db, tenantId, now)
    const elsewhere = await makePerson(db, tenantId, now, { role: 'leader' })
    await makeTeam(db, tenantId, now, { leaders: [elsewhere], members: [mate] })
    const [own] = await up.list()
    const address = own?.download ?? ''
    expect(await statusOf(address)).toBe(200)
    expect(await statusOf(addressFor(address, player.id, leader.id))).toBe(200)
    for (const [one, host] of [
      [mate, undefined],
      [elsewhere, undefined],
      [await makePerson(db, tenantId, now, { role: 'admin' }), undefined],
      [await makePerson(db, other.id, now, { role: 'leader' }), 'other.test'],
    ] as const) {
      const theirs = await up.world.browserOf(one, host === undefined ? {} : { host })
      expect(await theirs.refusal(readReviewWork, { params })).toEqual([404, 'not-found'])
      expect(await theirs.refusal(readUploads, { params: { attemptId: up.attemptId } })).toEqual([
        404,
        'not-found',
      ])
      expect(await statusOf(addressFor(address, player.id, one.id))).toBe(404)
    }
    // the list of what is on its way is the player's alone
    expect((await leading.try(readUploads, { params: { attemptId: up.attemptId } })).status).toBe(404)
  })

  it('is not opened by the leader before it is handed in [TASK-4]', async () => {
    const id = await handIn(up.browser, up.attemptId, { name: 'notes.txt', bytes: 'The stairs.' })
    await up.move('add', id)
    const [own] = await up.list()
    expect(await statusOf(own?.download)).toBe(200)
    expect(await statusOf(addressFor(own?.download ?? '', up.world.player.id, leader.id))).toBe(404)
  })

  it('is closed again with the right to it, though the address was given before [TASK-4] [FIN-8]', async () => {
    await handInFiles()
    const { db, tenantId, player, clock } = up.world
    const [photo] = await filesSeen()
    const addresses = [photo?.download, photo?.picture?.small]
    const statuses = () => Promise.all(addresses.map(statusOf))
    const isLeading = and(eq(teamLeaders.tenantId, tenantId), eq(teamLeaders.personId, leader.id))
    const [led] = await db.select().from(teamLeaders).where(isLeading)
    const [plays] = await db.select().from(teamMembers).where(eq(teamMembers.personId, player.id))
    if (!led || !plays) throw new Error('nobody leads')
    const put = (id: string, row: Partial<typeof people.$inferInsert>) =>
      db.update(people).set(row).where(eq(people.id, id))
    for (const [lose, regain] of [
      [() => db.delete(teamLeaders).where(isLeading), () => db.insert(teamLeaders).values(led)],
      [
        () => db.delete(teamMembers).where(eq(teamMembers.personId, player.id)),
        () => db.insert(teamMembers).values(plays),
      ],
      [() => put(leader.id, { role: 'player' }), () => put(leader.id, { role: 'leader' })],
      [() => put(leader.id, { isDisabled: true }), () => put(leader.id, { isDisabled: false })],
      [() => put(player.id, { isDisabled: true }), () => put(player.id, { isDisabled: false })],
    ] as const) {
      expect(await statuses()).toEqual([200, 200])
      await lose()
      expect(await statuses()).toEqual([404, 404])
      await regain()
    }
    clock.pass(25 * 3_600_000)
    expect(await statuses()).toEqual([404, 404])
  })
})
