import { expect, it } from 'vitest'
import type { Placed, SceneLayout } from '#shared/scene/layout.ts'
import { background, element, layOutWorld, smallWorld, svg } from '../testing/small-world.ts'
import { waveOf } from './plan.ts'

const square = (name: string, x: number): string =>
  `<g id="${name}"><rect x="${x}" y="120" width="90" height="90" fill="#fc8"/></g>`

/** Addresses of the pictures that are needed together. */
function wavesOf({ background: ground, layers, elements }: SceneLayout) {
  const urls = (placed: (Placed | null)[]): string[] =>
    placed.flatMap((one) => (one ? [one.file.url, ...(one.small ? [one.small.url] : [])] : []))
  return {
    view: urls([ground, ...layers.map(({ picture }) => picture), ...elements.map(({ picture }) => picture)]),
    mist: urls(elements.map(({ veil }) => veil)),
    light: urls(elements.flatMap(({ done, glow, light }) => [done, glow, light])),
    late: urls(elements.flatMap(({ hover, reflection }) => [hover, reflection])),
  }
}

it('puts no pictures of two waves on one page: the first view fetches nothing that it does not show [START-2]', async () => {
  const states = ['veil', 'done', 'glow', 'light'].map((state) => square(`element sweep ${state}`, 125))
  const drawing = background() + square('layer cloud', 20) + element('sweep', 120, 120) + states.join('')
  const world = await layOutWorld({
    ...smallWorld(),
    'isle/shop/scene.svg': svg(drawing + element('greet', 360, 120) + square('element greet veil', 365)),
  })
  const { adventures } = await world.build()
  await world.clear()
  const scene = adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene
  if (!scene) throw new Error('the shop has no scene')
  const waves = wavesOf(scene)
  for (const urls of Object.values(waves)) expect(urls.length).toBeGreaterThan(0)
  for (const [wave, urls] of Object.entries(waves)) {
    const others = Object.entries(waves).flatMap(([other, theirs]) => (other === wave ? [] : theirs))
    expect([wave, urls.filter((url) => others.includes(url))]).toEqual([wave, []])
  }
  // elements of one wave share a page
  expect(new Set(waves.mist).size).toBe(2)
})

it('knows the wave of a picture whatever its element is called [START-2]', () => {
  expect(waveOf('background')).toBe('view')
  expect(waveOf('layer glow')).toBe('view')
  expect(waveOf('element veil normal')).toBe('view')
  expect(waveOf('element old lamp veil')).toBe('mist')
  expect(waveOf('element constructor done')).toBe('light')
})
