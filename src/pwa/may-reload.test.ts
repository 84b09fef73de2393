import { expect, it } from 'vitest'
import { missionPath } from '#shared/domain/mission-kinds.ts'
import { LOGIN, pathOfIntroduction, pathOfList, pathOfTask } from '#src/navigation/paths.ts'
import { isQuietPage, mayReload } from './may-reload.ts'

const ISLES = missionPath('movingmap', 'isles', 'Isles')
const QUIET = { path: ISLES, isCovered: false, isTyping: false, isSaved: true }

it.each([ISLES, missionPath('map', 'harbour', 'Harbour'), LOGIN])(
  'a new version may come on %s [SW-3]',
  (path) => {
    expect(isQuietPage(path)).toBe(true)
  },
)

it.each([
  pathOfTask('passphrases'),
  pathOfIntroduction('passphrases', 'harbour'),
  pathOfList('harbour', 'isles'),
  missionPath('onboarding', 'ferry', 'Ferry'),
  missionPath('easter_egg', 'bottle', 'Bottle'),
  '/app/leader',
  '/app/player',
  '',
])('and waits on %s [SW-3]', (path) => {
  expect(isQuietPage(path)).toBe(false)
})

it.each([
  [{}, true],
  [{ isCovered: true }, false],
  [{ isTyping: true }, false],
  [{ isSaved: false }, false],
  [{ path: pathOfTask('passphrases') }, false],
])('a page with %j is loaded anew: %s [SW-3]', (more, may) => {
  expect(mayReload({ ...QUIET, ...more })).toBe(may)
})
