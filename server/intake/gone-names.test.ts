import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { background, element, json, layOutWorld, smallWorld, svg, taskText } from './testing/small-world.ts'
import type { Files, World } from './testing/small-world.ts'

const worlds: World[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const world of worlds.splice(0)) await world.clear()
})

async function builtWorld(): Promise<World> {
  const world = await layOutWorld(smallWorld())
  worlds.push(world)
  await world.build()
  return world
}

async function reported(world: World): Promise<string[]> {
  const { findings } = await world.build()
  return findings.map(({ severity, file, problem, hint }) => `${severity} ${file}: ${problem}. ${hint}`)
}

/** The shop with a task of another name in place of "sweep". */
const shopWith = (id: string): Files => {
  const text = json({ name: 'Shop', description: 'A place.', tasks: { [id]: taskText(), greet: taskText() } })
  return {
    'isle/shop/mission.json': json({ tasks: [id, 'greet'] }),
    'isle/shop/scene.svg': svg(background() + element(id, 120, 120) + element('greet', 360, 120)),
    'isle/shop/text/en.json': text,
    'isle/shop/text/pl.json': text,
  }
}

async function renameTask(world: World, from: string, to: string): Promise<void> {
  const path = (id: string): string => join(world.scenesDir, `isle/shop/tasks/${id}.json`)
  await rename(path(from), path(to))
  await world.write(shopWith(to))
}

const SWEEP_IS_GONE =
  'advice isle/shop/tasks/sweep.json: the task "sweep" is gone: who finished it keeps the points, and under another name it starts anew.'

describe('names that hold what players reached [DESIGN-3]', () => {
  it.each(['sweep-up', 'swep', 'dust'])('asks whether a task was renamed to %s', async (id) => {
    const world = await builtWorld()
    await renameTask(world, 'sweep', id)
    expect(await reported(world)).toEqual([
      `${SWEEP_IS_GONE} Did you rename it to "${id}"? Say so in adventure.json, and it stays: "moved": { "sweep": "${id}" }.`,
    ])
  })

  it('is silent of a task that no order names any more: that is told itself, and nothing else', async () => {
    const world = await builtWorld()
    await world.write({ 'isle/shop/mission.json': json({ tasks: ['sweep'] }) })
    expect(await reported(world)).toEqual([
      'error isle/shop/tasks/greet.json: is in no order: it comes last. Add "greet" to tasks in mission.json, or delete the file.',
    ])
  })

  it('tells it for a week, build after build, and builds all the same', async () => {
    const world = await builtWorld()
    await renameTask(world, 'sweep', 'sweep-up')
    const first = await reported(world)
    expect(first).toHaveLength(1)
    expect(await reported(world)).toEqual(first)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 6 * DAY_MS })
    expect(await reported(world)).toEqual(first)
    vi.setSystemTime(now + 8 * DAY_MS)
    expect(await reported(world)).toEqual([])
  })

  it('says nothing any more when the old name is there again, nor of a task in another mission', async () => {
    const world = await builtWorld()
    await renameTask(world, 'sweep', 'sweep-up')
    expect(await reported(world)).toHaveLength(1)
    await renameTask(world, 'sweep-up', 'sweep')
    const [line] = await reported(world)
    expect(line).toContain('the task "sweep-up" is gone')
    await world.write({
      'isle/home/tasks/sweep-up.json': await readFile(join(world.scenesDir, 'isle/shop/tasks/sweep.json')),
    })
    expect((await reported(world)).filter((one) => one.includes('is gone'))).toEqual([])
  })

  it('tells of a mission that was renamed, and not of each of its tasks', async () => {
    const world = await builtWorld()
    await rename(join(world.scenesDir, 'isle/shop'), join(world.scenesDir, 'isle/old-shop'))
    await world.write({
      'isle/home/mission.json': json({ missions: ['old-shop'] }),
      'isle/home/scene.svg': svg(background() + element('old-shop', 200, 120)),
    })
    expect(await reported(world)).toEqual([
      'advice isle/shop/: the mission "shop" is gone: what hangs on its name, rules and stories that were read, starts anew under another one. Did you rename it to "old-shop"? Say so in adventure.json, and it stays: "moved": { "shop": "old-shop" }.',
    ])
  })

  it('tells of what was taken out for good without a guess', async () => {
    const world = await builtWorld()
    await world.remove('isle/shop/tasks/sweep.json')
    const text = json({ name: 'Shop', description: 'A place.', tasks: { greet: taskText() } })
    await world.write({
      'isle/shop/mission.json': json({ tasks: ['greet'] }),
      'isle/shop/scene.svg': svg(background() + element('greet', 360, 120)),
      'isle/shop/text/en.json': text,
      'isle/shop/text/pl.json': text,
    })
    expect(await reported(world)).toEqual([
      `${SWEEP_IS_GONE} If it was renamed, say so in adventure.json with "moved". If it was taken out for good, do nothing: this is told for a week.`,
    ])
  })

  it.each(['', '{', 'null', '{"builtAt":1,"gone":{},"adventures":[]}'])(
    'builds after an earlier build that left %j',
    async (left) => {
      const world = await builtWorld()
      await writeFile(world.publishedFile, left)
      expect(await reported(world)).toEqual([])
    },
  )
})
