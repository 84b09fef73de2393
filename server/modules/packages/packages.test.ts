import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { launchPackage, startTask } from '#shared/contract/attempts.ts'
import {
  dropPackage,
  ImportedPackage,
  PACKAGES_PATH,
  placePackage,
  readPackages,
} from '#shared/contract/packages.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { LARGEST_PACKAGE } from '#shared/domain/package-refusals.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { packages } from '#server/db/schema/packages.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { API_BASE } from '#server/http/serve.ts'
import { manifestOf, packageOf } from '#server/intake/testing/package-samples.ts'
import { changeTotal } from '#server/lib/files/total.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { emptyFiles } from '#server/testing/files.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'
import { sweepPackages } from './sweep.ts'

const ZIP: Record<string, string> = { 'content-type': 'application/zip' }
let found: 'clean' | 'infected' | 'unknown'
let world: TestWorld
let designer: TestBrowser

beforeEach(async () => {
  found = 'clean'
  const files = await emptyFiles({ scan: () => Promise.resolve(found) })
  world = await openWorld({}, { files, publicUrl: new URL('http://localhost:3000') })
  const person = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'designer' })
  designer = await world.browserOf(person)
})

function send(content: Buffer, by = designer, { name = 'course.zip', headers = ZIP } = {}) {
  const query = new URLSearchParams({ name }).toString()
  return by.sendBytes('POST', `${API_BASE}${PACKAGES_PATH}?${query}`, { headers, body: content })
}

async function imported(content = packageOf(), name?: string): Promise<ImportedPackage> {
  const { status, body } = await send(content, designer, { ...(name !== undefined && { name }) })
  expect([status, body]).toEqual([200, expect.anything()])
  return z.parse(ImportedPackage, body)
}

const TASK = { name: 'At the harbour', goal: 'Know the ropes.', points: 30, coins: 3, minutes: 5 }
const place = (packageId: string, more: object = {}, by = designer) =>
  by.try(placePackage, {
    params: { packageId },
    body: { ...TASK, adventureId: world.adventureId, missionId: 'harbour', ...more },
  })
const taskOf = ({ id }: { id: string }) => `package-${id}`
const onDisk = () => readdirSync(world.files.packages)
const arriving = () => readdirSync(dirname(world.files.folder.path('any')))

async function expectNothingLeft(): Promise<void> {
  expect([onDisk(), arriving(), await world.db.$count(packages)]).toEqual([[], [], 0])
}

describe('a package that a designer sends', () => {
  it('is a line in the audit log, and none where it is refused [DESK-4] [TASK-10]', async () => {
    const { id } = await imported()
    expect((await send(Buffer.from('no zip'))).status).toBe(422)
    expect(await world.db.select().from(auditEntries)).toMatchObject([
      ...[{ action: 'packages-importPackage', actorRole: 'designer', targetKind: 'package', targetId: id }],
    ])
  })

  it('is unpacked and shown with what is in it, and no player has it yet [TASK-10]', async () => {
    const items = [
      { id: 'pier', inner: [{ id: 'ropes', href: 'index.html' }] },
      { id: 'gone', href: 'gone.html' },
    ]
    const found = await imported(packageOf({ items }), 'C:\\courses\\harbour \u202e.zip')
    expect(found).toMatchObject({
      fileName: 'harbour .zip',
      title: 'Life at the harbour',
      parts: [
        { title: 'About pier', depth: 0, isPlayed: false },
        { title: 'About ropes', depth: 1, isPlayed: true },
        { title: 'About gone', depth: 0, isPlayed: false },
      ],
      missing: ['gone.html'],
      task: null,
    })
    expect(onDisk()).toEqual([found.id])
    expect(arriving()).toEqual([])
    const { packages: listed, places } = await designer.call(readPackages, {})
    expect(listed).toEqual([found])
    expect(places).toEqual([
      {
        adventureId: world.adventureId,
        name: 'Sample',
        // a map has no list in which a task would be found that is not drawn
        missions: ['harbour', 'reef', 'empty'].map((id) => ({ id, name: `Mission ${id}` })),
        competences: [{ id: 'safety', name: 'Safety' }],
        languages: ['pl', 'en'],
      },
    ])
    expect((await world.browser.try(readTask, { params: { taskId: taskOf(found) } })).status).toBe(404)
  })

  it.each<[string, () => Buffer, string]>([
    ['scorm-2004', () => packageOf({ version: '2004 4th Edition' }), '2004 4th Edition'],
    ['not-a-zip', () => Buffer.from('%PDF-1.7'), ''],
    ['empty', () => Buffer.alloc(0), ''],
    ['outside', () => packageOf({}, [{ name: '../evil.html', content: '' }]), '../evil.html'],
    ['start-missing', () => packageOf({ items: [{ id: 'one', href: 'gone.html' }] }), 'gone.html'],
  ])('is refused by its name, and nothing of it is kept: %s [TASK-10]', async (code, content, meant) => {
    const { status, body } = await send(content())
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code,
      fields: [{ path: 'file', message: meant }],
    })
    await expectNothingLeft()
  })

  it('is refused above 300 MB before it is read [TASK-10]', async () => {
    const length = { ...ZIP, 'content-length': String(LARGEST_PACKAGE + 1) }
    expect(await send(Buffer.from('PK'), designer, { headers: length })).toMatchObject({
      status: 413,
      body: { code: 'file-too-large' },
    })
    await expectNothingLeft()
  })

  it('is refused where a virus is in it, and waits where nobody could look [TASK-10]', async () => {
    found = 'infected'
    expect(await send(packageOf())).toMatchObject({ status: 422, body: { code: 'virus-found' } })
    found = 'unknown'
    expect(await send(packageOf())).toMatchObject({ status: 503, body: { code: 'scan-away' } })
    await expectNothingLeft()
  })

  it('is refused where the tenant has no room for it [TASK-10]', async () => {
    world.files.most.tenant = 900
    await imported()
    expect(await send(packageOf())).toMatchObject({ status: 422, body: { code: 'tenant-full' } })
    expect(onDisk()).toHaveLength(1)
  })

  it('shares the room of the tenant with what players hand in, and gives it back [TASK-4] [TASK-10]', async () => {
    const { db, tenantId } = world
    const taken = async () => (await db.select().from(uploadTotals))[0]?.bytes
    const before = await changeTotal(db, tenantId, 600)
    const { id, bytes } = await imported()
    expect(await taken()).toBe(before + bytes)
    world.files.most.tenant = before + bytes + bytes - 1
    expect(await send(packageOf())).toMatchObject({ status: 422, body: { code: 'tenant-full' } })
    expect(await taken()).toBe(before + bytes)
    await designer.call(dropPackage, { params: { packageId: id } })
    expect(await taken()).toBe(before)
  })

  it.each([
    ['without a name', () => send(packageOf(), designer, { name: '' }), 422],
    ['without a body', () => designer.sendBytes('POST', `${API_BASE}${PACKAGES_PATH}?name=a.zip`), 422],
    ['as a form', () => send(packageOf(), designer, { headers: { 'content-type': 'text/plain' } }), 415],
  ])('is asked for again %s [TASK-10]', async (_, ask, status) => {
    expect((await ask()).status).toBe(status)
    await expectNothingLeft()
  })

  it.each(['player', 'leader'] as const)('is not taken from a %s [TASK-10] [SERVE-2]', async (role) => {
    const person = await makePerson(world.db, world.tenantId, world.clock.now(), { role })
    const browser = await world.browserOf(person)
    expect((await send(packageOf(), browser)).status).toBe(404)
    expect((await send(packageOf(), world.stranger())).status).toBe(401)
    const { id } = await imported()
    expect((await place(id, {}, browser)).status).toBe(404)
    expect((await browser.try(dropPackage, { params: { packageId: id } })).status).toBe(404)
  })

  it('is not taken from a page of somebody else [TASK-10] [AUTH-10]', async () => {
    const forged = await send(packageOf(), designer, { headers: { ...ZIP, 'x-xsrf-token': 'guessed' } })
    expect(forged.status).toBe(403)
    await expectNothingLeft()
  })
})

describe('a package that has a place', () => {
  it('is a task of that mission, and plays [TASK-10]', async () => {
    const found = await imported()
    const { status, body } = await place(found.id)
    expect([status, body]).toMatchObject([200, { task: { ...TASK, missionName: 'Mission harbour' } }])
    const player = world.browser
    const task = await player.call(readTask, { params: { taskId: taskOf(found) } })
    expect(task).toMatchObject({ name: TASK.name, goal: TASK.goal, points: 30, type: 'scorm12' })
    const attempt = await player.call(startTask, { params: { taskId: taskOf(found) } })
    expect(attempt.playable).toMatchObject({ title: 'Life at the harbour', items: [{ href: 'index.html' }] })
    const { page } = await player.call(launchPackage, { params: { attemptId: attempt.id } })
    expect(page).toContain('/launch/')
    expect(existsSync(join(world.files.packages, found.id, 'index.html'))).toBe(true)
  })

  it('changes what is said of it, moves, and stays one task [TASK-10]', async () => {
    const found = await imported()
    await place(found.id)
    await place(found.id, { name: 'At the reef', missionId: 'empty' })
    const task = await world.browser.call(readTask, { params: { taskId: taskOf(found) } })
    expect(task).toMatchObject({ name: 'At the reef', missionId: 'empty' })
    const { packages: listed } = await designer.call(readPackages, {})
    expect(listed).toHaveLength(1)
  })

  it('stays when a newer build is published, and waits where its mission is gone [TASK-10]', async () => {
    const { db, tenantId, clock } = world
    const stays = await imported()
    clock.pass(1000)
    const waits = await imported()
    await place(stays.id)
    await place(waits.id, { missionId: 'empty' })
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [] }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
    const statusOf = async (one: ImportedPackage) =>
      (await world.browser.try(readTask, { params: { taskId: taskOf(one) } })).status
    expect([await statusOf(stays), await statusOf(waits)]).toEqual([200, 404])
    const { packages: listed } = await designer.call(readPackages, {})
    expect(listed.map(({ task }) => task?.missionName)).toEqual([null, 'Mission harbour'])
  })

  it('is in no other tenant, and its place is none of another tenant [SERVE-2]', async () => {
    const { db, clock } = world
    const { id: tenant } = await makeTenant(db, clock.now(), { hosts: ['far.test'], isDefault: false })
    const far = await makePerson(db, tenant, clock.now(), { role: 'designer' })
    const farAdventure = await makeAdventure(db, tenant, clock.now(), [far])
    const stranger = await world.browserOf(far, { host: 'far.test' })
    const found = await imported()
    expect(await place(found.id, { adventureId: farAdventure })).toMatchObject({ status: 422 })
    expect((await place(found.id, {}, stranger)).status).toBe(404)
    await place(found.id)
    expect((await stranger.call(readPackages, {})).packages).toEqual([])
    expect((await stranger.try(dropPackage, { params: { packageId: found.id } })).status).toBe(404)
    expect((await stranger.try(readTask, { params: { taskId: taskOf(found) } })).status).toBe(404)
  })

  it.each([
    { missionId: 'nowhere' },
    { missionId: 'map' },
    { name: ' ' },
    { points: -1 },
    { points: 10_001 },
    { minutes: 0 },
    { answers: [] },
  ])('is refused as %j [TASK-10]', async (wrong) => {
    const { id } = await imported()
    expect((await place(id, wrong)).status).toBe(422)
  })

  it('is gone with its files when it is deleted, and the mission is as it was built [TASK-10]', async () => {
    const found = await imported()
    await place(found.id)
    await designer.call(dropPackage, { params: { packageId: found.id } })
    expect((await world.browser.try(readTask, { params: { taskId: taskOf(found) } })).status).toBe(404)
    expect((await designer.try(dropPackage, { params: { packageId: found.id } })).status).toBe(404)
    await expectNothingLeft()
  })
})

it('what a server left half unpacked when it died is swept, and nothing else', async () => {
  const { db, files, clock } = world
  const { id } = await imported(packageOf(manifestOf()))
  const left = [randomUUID(), `${id}.${randomUUID()}`]
  for (const name of left) mkdirSync(join(files.packages, name))
  const lastWeek = new Date(clock.now().getTime() - 7 * 24 * 3600 * 1000)
  for (const name of [id, ...left]) utimesSync(join(files.packages, name), lastWeek, lastWeek)
  mkdirSync(join(files.packages, randomUUID()))
  await sweepPackages(db, files, clock.now())
  expect(onDisk()).toHaveLength(2)
  expect(onDisk()).toContain(id)
})
