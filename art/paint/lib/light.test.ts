import { expect, it } from 'vitest'
import { LightRecorder } from './light.ts'
import { rect } from './path.ts'
import { Picture } from './picture.ts'

const [pane, wall, roof, lantern] = [rect(1, 1, 4, 4), rect(0, 0, 9, 9), rect(0, -3, 9, 3), rect(3, -9, 3, 3)]

function drawn(): LightRecorder {
  const light = new LightRecorder()
  light.window(pane, [3, 3], 4)
  light.occluder(wall)
  light.surface(roof)
  light.lantern(lantern, [4, -8], 3)
  return light
}

it('hides a window behind the house that was drawn after it', () => {
  const glow = drawn().glow(new Picture(10, 10))
  expect(glow.indexOf(`<path d="${wall}"/>`)).toBeGreaterThan(glow.indexOf(pane))
})

it('leaves roof and lantern dark while in progress', () => {
  const glow = drawn().glow(new Picture(10, 10))
  expect(glow).toContain(`<path d="${roof}"/>`)
  expect(glow).toContain(`<path d="${lantern}"/>`)
})

it('lights roof and lantern when done', () => {
  const shine = drawn().shine(new Picture(10, 10), { at: [4, -8], radius: 20 })
  expect(shine).toMatch(new RegExp(`<path d="${roof}" fill="url`))
  expect(shine).toMatch(new RegExp(`<path d="${lantern}" fill="url`))
})
