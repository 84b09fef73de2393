import { expect, it } from 'vitest'
import { layOutWorld, smallWorld, taskText, json, type Files } from './testing/small-world.ts'
import { unspokenIn } from './testing/spoken-everywhere.ts'

const SHOP = { name: 'Shop', description: 'A shop.', tasks: { sweep: taskText(), greet: taskText() } }

function shop(language: 'en' | 'pl', change: Record<string, unknown>): Files {
  return { [`isle/shop/text/${language}.json`]: json({ ...SHOP, ...change }) }
}

async function build(files: Files) {
  const world = await layOutWorld({ ...smallWorld(), ...files })
  const { findings, adventures } = await world.build()
  await world.clear()
  expect(findings.flatMap(unspokenIn)).toEqual([])
  return {
    reported: findings.map(({ severity, file, problem }) => `${severity} ${file}: ${problem}`),
    adventures,
  }
}

const undescribed = { ...taskText(), description: undefined }

it('places that nobody described are advised once, in every language of the check, and can be published [ACCESS-1]', async () => {
  const bare = { description: undefined, tasks: { sweep: undescribed, greet: undescribed } }
  const { reported, adventures } = await build({ ...shop('en', bare), ...shop('pl', bare) })
  expect(reported).toEqual([
    'advice isle/shop/text/en.json: has no description of "shop" and "sweep" and "greet"',
  ])
  expect(adventures).toHaveLength(1)
})

it('a language that is behind the others is named, with the places that it lacks [ACCESS-1]', async () => {
  const { reported } = await build(shop('pl', { tasks: { sweep: undescribed, greet: taskText() } }))
  expect(reported).toEqual(['advice isle/shop/text/pl.json: has no description of "sweep"'])
})

it('a description reaches the version in each language, and what one lacks is taken from the next [ACCESS-1]', async () => {
  const { adventures } = await build(shop('pl', { description: undefined, name: 'Sklep' }))
  const mission = adventures[0]?.missions.find(({ id }) => id === 'shop')
  expect(mission?.text.pl).toMatchObject({ name: 'Sklep', description: 'A shop.' })
  expect(mission?.text.en?.tasks['sweep']?.description).toBe('A place.')
})

it('a description that is longer than a screen reader should say is refused [ACCESS-1]', async () => {
  const { reported } = await build(shop('en', { description: 'x'.repeat(501) }))
  expect(reported.some((one) => one.startsWith('error isle/shop/text/en.json:'))).toBe(true)
})

it('a text may have a plain variant, in its own language alone [ACCESS-5]', async () => {
  const { cards } = taskText()
  const sweep = { ...taskText(), cards: { ...cards, two: { ...cards.two, plain: 'Short words.' } } }
  const { reported, adventures } = await build(shop('en', { tasks: { sweep, greet: taskText() } }))
  expect(reported).toEqual([])
  const text = adventures[0]?.missions.find(({ id }) => id === 'shop')?.text
  expect(text?.en?.tasks['sweep']?.cards?.['two']?.plain).toBe('Short words.')
  expect(text?.pl?.tasks['sweep']?.cards?.['two']?.plain).toBeUndefined()
})
