import { afterEach, expect, it } from 'vitest'
import type { SceneElement } from '#shared/scene/description.ts'
import { ElementActor } from './actors/element-actor.ts'
import { mountedScene, sceneryStore } from './actors/scenery.ts'
import { StagedScene } from './actors/staged-scene.ts'
import { stageLens } from './stage-lens.ts'
import { anArt } from './testing/art.ts'
import { anElement, aScene } from './testing/scenes.ts'

const staged = new StagedScene(anArt())

function drawn(element: SceneElement): ElementActor {
  const actor = new ElementActor()
  actor.model = { staged, element, index: 0 }
  return actor
}

/** The same so many units further right. */
function moved(element: SceneElement, by: number): SceneElement {
  const { layout } = element
  const { box } = layout.picture
  return {
    ...element,
    layout: { ...layout, picture: { ...layout.picture, box: { ...box, x: box.x + by } } },
  }
}

afterEach(() => {
  staged.actors.clear()
  sceneryStore.setState({ mounted: [] })
})

it('moves what draws a place, also where another actor has come in its place meanwhile [DESIGN-4]', () => {
  const [lamp, bell] = [anElement('lamp'), anElement('bell')]
  const actors = [lamp, bell].map(drawn)
  sceneryStore.setState({
    mounted: [mountedScene(staged, aScene('isles', { elements: [lamp, bell] }), 'high', true)],
  })
  const pivots = (all: readonly ElementActor[]) => all.map(({ pivot }) => pivot.x)
  stageLens.show([moved(lamp, 7)])
  expect(pivots(actors)).toEqual([-7, 0])
  const [first, second] = actors
  if (!first || !second) throw new Error('two are drawn')
  first.model = null
  const again = drawn(lamp)
  stageLens.show([moved(lamp, 9), moved(bell, 3)])
  expect(pivots([first, second, again])).toEqual([-7, -3, -9])
})
