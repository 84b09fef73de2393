import { describe, expect, it } from 'vitest'
import { json, layOutWorld, smallWorld } from './testing/small-world.ts'

const SETTINGS = { size: [640, 360], elements: { sweep: { label: [170, 40] } } }

async function shopWith(scene: Record<string, unknown>) {
  const world = await layOutWorld({ ...smallWorld(), 'isle/shop/scene.json': json(scene) })
  const { adventures, findings } = await world.build()
  await world.clear()
  const shop = adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene
  return {
    reported: findings.map(({ file, problem, hint }) => `${file}: ${problem}. ${hint}`),
    weather: shop?.weather,
    label: shop?.elements.find(({ id }) => id === 'sweep')?.label,
  }
}

describe('a wrong field in scene.json [DESIGN-3] [STAGE-7]', () => {
  it('drops the misspelled weather alone, and names what there can be', async () => {
    const { reported, weather, label } = await shopWith({ ...SETTINGS, weather: ['snow', 'cluods'] })
    expect(reported).toEqual([
      'isle/shop/scene.json: weather[1] is "cluods". Did you mean "clouds"? Known: snow, clouds, bubbles.',
    ])
    expect([weather, label]).toEqual([['snow'], { x: 170, y: 40 }])
  })

  it('drops an unknown field, and nothing beside it', async () => {
    const { reported, label } = await shopWith({
      ...SETTINGS,
      wether: ['snow'],
      elements: { sweep: { label: [170, 40], lampp: [9, 9] } },
    })
    expect(reported).toHaveLength(2)
    expect(label).toEqual({ x: 170, y: 40 })
  })

  it('drops a place that lacks a number, whole', async () => {
    const { reported, label } = await shopWith({
      ...SETTINGS,
      elements: { sweep: { label: [170, 40], lamp: [9] } },
    })
    expect(reported).toHaveLength(1)
    expect(label).toEqual({ x: 170, y: 40 })
  })

  it('takes a wrong size as none', async () => {
    const { reported, label } = await shopWith({ ...SETTINGS, size: ['640', 360] })
    expect(reported).toEqual(['isle/shop/scene.json: size[0] is "640". Write a number.'])
    expect(label).toEqual({ x: 170, y: 40 })
  })
})

describe('a wrong field in mission.json [DESIGN-3] [STAGE-7]', () => {
  it('leaves the order of its tasks', async () => {
    const settings = { tasks: ['sweep', 'greet'], align: 'middle' }
    const world = await layOutWorld({ ...smallWorld(), 'isle/shop/mission.json': json(settings) })
    const { adventures, findings } = await world.build()
    await world.clear()
    expect(findings.map(({ problem }) => problem)).toEqual(['align is "middle"'])
    const shop = adventures[0]?.missions.find(({ id }) => id === 'shop')
    expect([shop?.align, shop?.tasks.map(({ id }) => id)]).toEqual(['center', ['sweep', 'greet']])
  })
})
