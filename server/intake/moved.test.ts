import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import {
  background,
  element,
  json,
  layOutWorld,
  smallWorld,
  svg,
  task,
  taskText,
  type World,
} from './testing/small-world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

const settings = (moved: Record<string, string>) => ({
  'isle/adventure.json': json({ rootMission: 'home', languages: ['en', 'pl'], moved }),
})

async function builtWorld(): Promise<World> {
  const files = smallWorld()
  const rules = { unlock: { of: [{ task: 'sweep' }] } }
  const badges = { badges: [{ id: 'shopper', rule: { type: 'mission', mission: 'shop' } }] }
  const text = json({
    name: 'Isle',
    competences: { care: 'care' },
    badges: { shopper: { name: 'A', text: 'B' } },
  })
  const world = await layOutWorld({
    ...files,
    'isle/shop/tasks/greet.json': json({ ...task(), ...rules }),
    'isle/badges.json': json(badges),
    'isle/badges/shopper.svg': svg('<circle cx="320" cy="180" r="90" fill="#a52"/>'),
    'isle/text/en.json': text,
    'isle/text/pl.json': text,
  })
  worlds.push(world)
  await world.build()
  return world
}

/** Names the shop a market and its first task a dusting, in every file. */
async function renameBoth(world: World): Promise<void> {
  const at = (path: string) => join(world.scenesDir, 'isle', path)
  await rename(at('shop'), at('market'))
  await rename(at('market/tasks/sweep.json'), at('market/tasks/dust.json'))
  const text = json({ name: 'Shop', description: 'A shop.', tasks: { dust: taskText(), greet: taskText() } })
  await world.write({
    'isle/home/mission.json': json({ missions: ['market'] }),
    'isle/home/scene.svg': svg(background() + element('market', 200, 120)),
    'isle/market/mission.json': json({ tasks: ['dust', 'greet'] }),
    'isle/market/scene.svg': svg(background() + element('dust', 120, 120) + element('greet', 360, 120)),
    'isle/market/tasks/greet.json': json({
      ...task(),
      unlock: { of: [{ task: 'dust' }] },
    }),
    'isle/badges.json': json({ badges: [{ id: 'shopper', rule: { type: 'mission', mission: 'market' } }] }),
    'isle/market/text/en.json': text,
    'isle/market/text/pl.json': text,
  })
}

const withoutArt = (adventure: PublishedAdventure | undefined): unknown => {
  const { version: _version, moved: _moved, ...rest } = adventure ?? { version: '' }
  return JSON.parse(JSON.stringify(rest).replaceAll(/"\/scenes\/[^"]*"/g, '"art"'))
}

const errorsOf = async (world: World): Promise<string[]> =>
  (await world.build()).findings
    .filter(({ file }) => file === 'isle/adventure.json')
    .map(({ severity, problem }) => `${severity}: ${problem}`)

describe('what was renamed and says so in "moved"', () => {
  it('is the same mission and the same task to players, in every place that names it [WORLD-5]', async () => {
    const world = await builtWorld()
    const [before] = (await world.build()).adventures
    await renameBoth(world)
    await world.write(settings({ shop: 'market', sweep: 'dust' }))
    const { adventures, findings } = await world.build()
    expect(findings).toEqual([])
    expect(withoutArt(adventures[0])).toEqual(withoutArt(before))
    expect(adventures[0]?.moved).toEqual({ shop: 'market', sweep: 'dust' })
    // and once more, with what was built then as what was there before
    expect((await world.build()).findings).toEqual([])
  })

  it('is reported where two claim one name, by the file and the names [WORLD-5]', async () => {
    const world = await builtWorld()
    await world.write(settings({ shop: 'home' }))
    expect(await errorsOf(world)).toEqual([
      'error: "moved" says that "shop" is called "home" now, but there is a mission "shop" as well: both claim what players reached under that name',
    ])
    await renameBoth(world)
    await world.write(settings({ shop: 'market', bazaar: 'market', sweep: 'dust' }))
    expect(await errorsOf(world)).toEqual([
      'error: "moved" says that "bazaar" is called "market" now, and so was "shop": one of them can have what players reached',
    ])
    await world.write(settings({ shop: 'dust', sweep: 'nowhere' }))
    expect(await errorsOf(world)).toEqual([
      'error: "moved" says that "shop" is called "dust" now, but "shop" was a mission and "dust" is a task',
      'advice: "moved" says that "sweep" is called "nowhere" now, which is not there',
    ])
  })
})
