import { expect, it } from 'vitest'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { liftTree } from '#shared/scene/lift/lift-tree.ts'
import { indexAdventure } from '#server/play/content.ts'
import { wordsIn } from '#server/play/words.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { showTree } from './show-tree.ts'

function sceneOf(name: string, width: number, height: number): SceneLayout {
  const box = { x: 0, y: 0, width, height }
  const background = { file: { url: `/scenes/${name}.webp`, frame: null }, small: null, box }
  return { size: { width, height }, safe: box, background, layers: [], elements: [] }
}

const wide = sceneOf('wide', 1920, 1080)
const upright = sceneOf('upright', 1080, 1920)

function treeOf(mobileScene?: SceneLayout) {
  const shown = { scene: wide, ...(mobileScene && { mobileScene }) }
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'], scene: wide }),
    sampleMission('harbour', shown),
  ]
  const content = indexAdventure(sampleAdventure({ missions }))
  const words = wordsIn(content, ['en'], { languages: ['en'], defaultLanguage: 'en' })
  const tree = showTree(content, words)
  if (tree === null) throw new Error('the adventure has a root')
  return tree
}

it('says that phones have graphics of their own where one mission has, and brings those beside the others [STAGE-3]', () => {
  const { adventureConfiguration, rootMission } = treeOf(upright)
  expect(adventureConfiguration.isGraphicsForMobile).toBe(true)
  expect([rootMission.scene, rootMission.mobileScene]).toEqual([wide, null])
  const [harbour] = rootMission.missions
  expect([harbour?.scene, harbour?.mobileScene]).toEqual([wide, upright])
  expect(harbour?.missionBackground).toBe('/scenes/wide.webp')
})

it('is lifted with the graphics for phones, which stand for the others there [STAGE-3]', () => {
  const { adventure, errors } = liftTree(treeOf(upright))
  expect(errors).toEqual([])
  expect(adventure?.isGraphicsForMobile).toBe(true)
  expect(JSON.stringify(adventure?.missions.get('harbour'))).toContain('/scenes/upright.webp')
  expect(JSON.stringify(adventure?.missions.get('map'))).not.toContain('/scenes/upright.webp')
})

it('says that phones show the same where nothing was drawn for them [STAGE-3]', () => {
  const { adventureConfiguration, rootMission } = treeOf()
  expect(adventureConfiguration.isGraphicsForMobile).toBe(false)
  expect(rootMission.missions.map(({ mobileScene }) => mobileScene)).toEqual([null])
})
