import { expect, it } from 'vitest'
import { liftTree } from './lift-tree.ts'

const box = { x: 0, y: 0, width: 80, height: 60 }
const layer = {
  ...{ name: 'waves', depth: 1, isTiled: true, isFront: false, drift: 0, path: null },
  picture: { file: { url: '/waves.webp', frame: null }, small: null, box },
}
const drawn = (fields: object, waves: object = {}) => ({
  ...{ size: { width: 1920, height: 1080 }, safe: box, background: null, elements: [] },
  layers: [{ ...layer, ...waves }],
  ...fields,
})

function lifted(scene: unknown) {
  const { adventure, errors } = liftTree({
    jsonVersion: '1.0',
    adventureConfiguration: {},
    rootMission: { missionId: 'isles', missionType: 'map', missions: [], scene },
  })
  return { scene: adventure?.missions.get('isles')?.scene, errors }
}

it('takes a scene whose numbers can be drawn [DATA-4]', () => {
  const { scene, errors } = lifted(drawn({}))
  expect([errors, scene?.layers.length]).toEqual([[], 1])
})

it.each([
  ['has no width', drawn({ size: { width: 0, height: 1080 } }), 'size.width'],
  ['reaches too far', drawn({ safe: { ...box, x: 1e300 } }), 'safe.x'],
  [
    'repeats what has no width',
    drawn({}, { picture: { ...layer.picture, box: { ...box, width: 0 } } }),
    'layers[0].picture.box.width',
  ],
  ['lies nowhere', drawn({}, { depth: 1e9 }), 'layers[0].depth'],
  ['sails nowhere', drawn({}, { path: { points: [], seconds: 9 } }), 'layers[0].path.points'],
  [
    'sails in no time',
    drawn({}, { path: { points: [{ x: 0, y: 0 }], seconds: 0 } }),
    'layers[0].path.seconds',
  ],
])('shows no scene that %s [DATA-4]', (_, broken, path) => {
  const { scene, errors } = lifted(broken)
  expect(errors.map((error) => error.path)).toEqual([`rootMission.scene.${path}`])
  expect(scene).toBeNull()
})
