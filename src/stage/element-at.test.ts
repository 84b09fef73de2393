import { afterEach, expect, it } from 'vitest'
import { cornersOf } from '#shared/scene/polygon.ts'
import { toScreen } from './geometry.ts'
import { camera } from './runtime.ts'
import { elementAt } from './stage-actions.ts'
import { stageLens } from './stage-lens.ts'
import { stageStore } from './stage-store.ts'
import { anElement, aScene } from './testing/scenes.ts'

function place(id: string, y: number, foot?: number) {
  const element = anElement(id)
  const box = { x: 100, y, width: 100, height: 100 }
  const picture = { ...element.layout.picture, box }
  const layout = { ...element.layout, picture, hit: cornersOf(box), ...(foot !== undefined && { foot }) }
  return { ...element, layout }
}

afterEach(() => stageStore.setState({ shown: null }))

it('meets the place that is drawn in front, whose foot is lower [STAGE-4] [DESIGN-4]', () => {
  stageStore.setState({ shown: aScene('yard', { elements: [place('wall', 100, 400), place('gate', 150)] }) })
  const at = toScreen({ x: 150, y: 170 }, camera.view, camera.screen)
  expect(elementAt(at)).toBe('wall')
  expect(stageLens.elementsAt({ x: 150, y: 170 })).toEqual(['wall', 'gate'])
})
