import { describe, expect, it } from 'vitest'
import { BOTH, drawn, SHOP } from './testing/planted.ts'
import { background, layOutWorld, smallWorld, svg, type Files } from './testing/small-world.ts'

const WORDS = '<text x="20" y="40">Sketch</text><image href="file:///C:/photo.jpg" width="9" height="9"/>'

async function buildShop(files: Files) {
  const world = await layOutWorld({ ...smallWorld(), ...files })
  const { adventures, findings } = await world.build()
  await world.clear()
  const reported = findings.map(({ file, problem }) => `${file}: ${problem}`)
  return { reported, scene: adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene ?? null }
}

describe('hidden layers, with words and linked photos in them [DESIGN-1]', () => {
  it.each([
    ['Inkscape', `<g id="layer9" style="display:none">${WORDS}</g>`],
    [
      'Illustrator',
      `<style>.st0{fill:#c84;} .st1,.st2{display:none;}</style><g id="Sketch" class="st2">${WORDS}</g>`,
    ],
    ['Affinity', `<g id="Sketch" display="none">${WORDS}</g>`],
    ['a program that writes visibility', `<g visibility="hidden"><g>${WORDS}</g></g>`],
    [
      'a program that hides a part of a layer',
      `<g id="layer hill"><g style="visibility: hidden">${WORDS}</g><rect width="640" height="9"/></g>`,
    ],
  ])('are left out of a drawing by %s', async (_, layer) => {
    const { reported, scene } = await buildShop(drawn(layer + BOTH))
    expect(reported).toEqual([])
    expect(scene?.elements.map(({ id }) => id)).toEqual(['sweep', 'greet'])
  })

  it('keep what a visible part refers to', async () => {
    const store =
      '<g id="store" style="display:none"><rect id="hat" width="100" height="100" fill="#c84"/></g>'
    const hat = '<g id="element greet"><use href="#hat" x="360" y="120"/></g>'
    const sweep = BOTH.slice(0, BOTH.indexOf('</g>') + 4)
    const { reported, scene } = await buildShop(drawn(store + sweep + hat))
    expect(reported).toEqual([])
    const box = scene?.elements.find(({ id }) => id === 'greet')?.picture.box
    expect([box?.x, box?.y].map((units) => Math.round((units ?? 0) / 10))).toEqual([36, 12])
  })

  it('are drawn where a part of them is shown again', async () => {
    const shown =
      '<g id="layer hill" visibility="hidden"><rect visibility="visible" width="640" height="9"/></g>'
    const { reported, scene } = await buildShop(drawn(shown + BOTH))
    expect(reported).toEqual([])
    expect(scene?.layers.map(({ name }) => name)).toEqual(['hill'])
  })

  it('are left out of a single picture, too', async () => {
    const hill = svg(`<rect width="640" height="9"/><g style="display:none">${WORDS}</g>`)
    const { reported } = await buildShop({
      [SHOP]: svg(background() + BOTH),
      'isle/shop/layer hill.svg': hill,
    })
    expect(reported).toEqual([])
  })
})
