import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTask } from '#shared/contract/attempts.ts'
import {
  dropPackage,
  ImportedPackage,
  PACKAGES_PATH,
  placePackage,
  readPackages,
} from '#shared/contract/packages.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { API_BASE } from '#server/http/serve.ts'
import { packageOf } from '#server/intake/testing/package-samples.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { emptyFiles } from '#server/testing/files.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld
let designer: TestBrowser

beforeEach(async () => {
  const files = await emptyFiles({ scan: () => Promise.resolve('clean') })
  world = await openWorld({}, { files, publicUrl: new URL('http://localhost:3000') })
  const person = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'designer' })
  designer = await world.browserOf(person)
})

async function imported(content = packageOf()): Promise<ImportedPackage> {
  const { status, body } = await designer.sendBytes('POST', `${API_BASE}${PACKAGES_PATH}?name=course.zip`, {
    headers: { 'content-type': 'application/zip' },
    body: content,
  })
  expect([status, body]).toEqual([200, expect.anything()])
  return z.parse(ImportedPackage, body)
}

const TASK = { name: 'At the harbour', goal: 'Know the ropes.', points: 30, coins: 3, minutes: 5 }
const place = (packageId: string, more: object = {}) =>
  designer.try(placePackage, {
    params: { packageId },
    body: { ...TASK, adventureId: world.adventureId, missionId: 'harbour', ...more },
  })
const taskOf = ({ id }: { id: string }) => `package-${id}`

describe('a package that was put into a mission', () => {
  it('can need a leader’s rating, and is about competences of its adventure [AUTHOR-1]', async () => {
    const found = await imported()
    const { places } = await designer.call(readPackages, {})
    expect(places[0]).toMatchObject({
      competences: [{ id: 'safety', name: 'Safety' }],
      languages: ['pl', 'en'],
    })
    expect((await place(found.id, { competences: ['sailing'] })).status).toBe(422)
    const rated = { isLeaderAcceptRequired: true, competences: ['safety'] }
    expect((await place(found.id, rated)).body).toMatchObject({ task: rated })
    const task = await world.browser.call(readTask, { params: { taskId: taskOf(found) } })
    expect(task.params.isLeaderAcceptRequired).toBe(true)
    expect(task.competences).toHaveLength(1)
    expect((await place(found.id)).body).toMatchObject({
      task: { isLeaderAcceptRequired: false, competences: [], editions: {} },
    })
  })

  it('is played in the language of the player, where there is one of its own [AUTHOR-1] [LANG-1]', async () => {
    const [main, english] = [
      await imported(packageOf({ items: [{ id: 'common', href: 'index.html' }] })),
      await imported(packageOf({ items: [{ id: 'english', href: 'index.html' }] })),
    ]
    const begin = { params: { taskId: taskOf(main) } }
    expect((await place(main.id, { editions: { en: randomUUID() } })).status).toBe(422)
    expect((await place(main.id, { editions: { en: main.id } })).status).toBe(422)
    expect((await place(main.id, { editions: { en: english.id } })).status).toBe(200)
    const first = await world.browser.call(startTask, begin)
    expect(first.playable).toMatchObject({ items: [{ id: 'english' }] })
    await place(main.id, { editions: { pl: english.id } })
    // what was begun goes on with the package that all have
    const again = await world.browser.call(startTask, begin)
    expect([again.id, again.playable]).toEqual([
      first.id,
      expect.objectContaining({ items: [expect.objectContaining({ id: 'common' })] }),
    ])
    await place(main.id, { editions: { en: english.id } })
    await designer.call(dropPackage, { params: { packageId: english.id } })
    const { packages: listed } = await designer.call(readPackages, {})
    expect(listed.map(({ task }) => task?.editions)).toEqual([{}])
    const left = await world.browser.call(startTask, begin)
    expect(left.playable).toMatchObject({ items: [{ id: 'common' }] })
  })

  it.each([
    { competences: 'safety' },
    { isLeaderAcceptRequired: 'yes' },
    { editions: { xx: randomUUID() } },
    { editions: { en: 'none' } },
  ])('is refused as %j [AUTHOR-1]', async (wrong) => {
    const { id } = await imported()
    expect((await place(id, wrong)).status).toBe(422)
  })
})
