import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BOTH, SHOP } from './testing/planted.ts'
import { background, element, json, layOutWorld, smallWorld, svg, type Files } from './testing/small-world.ts'

const MOBILE = 'isle/shop/mobile scene.svg'
const upright = (groups: string): string =>
  svg(`<g id="background"><rect width="360" height="640" fill="#246"/></g>${groups}`, 360, 640)
const UPRIGHT = upright(element('sweep', 80, 120) + element('greet', 180, 360))

async function buildShop(files: Files, without: readonly string[] = []) {
  const whole = Object.entries({ ...smallWorld(), ...files }).filter(([path]) => !without.includes(path))
  const world = await layOutWorld(Object.fromEntries(whole))
  const { adventures, findings, costs } = await world.build()
  await world.clear()
  const shop = adventures[0]?.missions.find(({ id }) => id === 'shop')
  return {
    reported: findings.map(({ file, problem, hint }) => `${file}: ${problem}. ${hint}`),
    scene: shop?.scene,
    mobile: shop?.mobileScene,
    costs: costs.map(({ scene }) => scene),
  }
}

const placesOf = (scene: { elements: readonly { id: string }[] } | null | undefined) =>
  scene?.elements.map(({ id }) => id)

describe('a scene that is drawn for phones [STAGE-3]', () => {
  it('has a canvas and places of its own, beside the usual ones', async () => {
    const { reported, scene, mobile, costs } = await buildShop({ [MOBILE]: UPRIGHT })
    expect(reported).toEqual([])
    expect([scene?.size, mobile?.size]).toEqual([
      { width: 640, height: 360 },
      { width: 360, height: 640 },
    ])
    expect([placesOf(scene), placesOf(mobile)]).toEqual([
      ['sweep', 'greet'],
      ['sweep', 'greet'],
    ])
    expect(costs).toContain('isle/shop (mobile)')
  })

  it('may say more in a file of its own', async () => {
    const label = { elements: { sweep: { label: [130, 240] } } }
    const { reported, mobile } = await buildShop({
      [MOBILE]: UPRIGHT,
      'isle/shop/mobile scene.json': json(label),
    })
    expect(reported).toEqual([])
    expect(mobile?.elements.find(({ id }) => id === 'sweep')?.label).toEqual({ x: 130, y: 240 })
  })

  it('takes single pictures in place of those of the same name, and all others as they are', async () => {
    const night = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#112' } })
      .png()
      .toBuffer()
    const { reported, scene, mobile } = await buildShop({
      [SHOP]: svg(background() + BOTH),
      'isle/shop/mobile background.png': night,
    })
    expect(reported).toEqual([])
    expect(mobile?.background?.file.url).not.toBe(scene?.background?.file.url)
    expect(placesOf(mobile)).toEqual(['sweep', 'greet'])
    expect(mobile?.elements[0]?.hit).toEqual(scene?.elements[0]?.hit)
  })

  it('names a place that phones would lack, in its own file', async () => {
    const { reported, mobile } = await buildShop({ [MOBILE]: upright(element('sweep', 80, 120)) })
    expect(reported).toEqual([
      'isle/shop/mobile scene.svg: there is no "element greet" for "greet". Name a group of the drawing "element greet". Where a task is written, a signpost can be put up for it.',
    ])
    expect(placesOf(mobile)).toEqual(['sweep', 'greet'])
  })

  it('is refused where all other screens would have none', async () => {
    const { reported, mobile } = await buildShop({ [MOBILE]: UPRIGHT }, [SHOP])
    expect(reported[0]).toBe(
      'isle/shop/mobile scene.svg: is drawn for phones alone. Draw the scene for all other screens, too: scene.svg or scene.psd.',
    )
    expect(mobile).toBeUndefined()
  })

  it('is none where nothing is drawn for phones', async () => {
    const { mobile } = await buildShop({})
    expect(mobile).toBeUndefined()
  })
})
