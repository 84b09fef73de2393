import { afterEach, describe, expect, it } from 'vitest'
import { dropTab, writeTab } from '#src/lib/tab-storage.ts'
import { askedIn, askedSearch, readAskedPath, writeAskedPath } from './asked-path.ts'

afterEach(() => dropTab('askedPath'))

const PLACE = '/app/player?of=all#trainings'

it('an address carries an in-app path whole, with its query and fragment [AUTH-7]', () => {
  expect(askedIn(askedSearch(PLACE))).toBe(PLACE)
})

const ELSEWHERE = [
  'https://evil.test/app/player',
  '//evil.test/app/player',
  '/\\evil.test/app/player',
  'javascript:alert(1)',
  ' /app/player',
  '/app/login',
  '/app',
  '/elsewhere/app/game/',
]

describe.each(ELSEWHERE)('%s', (path) => {
  it('is led to neither from an address nor from what the tab holds [AUTH-7]', () => {
    expect(askedSearch(path)).toBe('')
    expect(askedIn(`?${new URLSearchParams({ to: path }).toString()}`)).toBeNull()
    writeTab('askedPath', JSON.stringify({ path, playerId: null }))
    expect(readAskedPath()).toBeNull()
  })
})

it('the tab holds it until it is used, and rubbish there is nothing [AUTH-7]', () => {
  writeAskedPath({ path: PLACE, playerId: 'ola' })
  expect(readAskedPath()).toEqual({ path: PLACE, playerId: 'ola' })
  writeAskedPath(null)
  expect(readAskedPath()).toBeNull()
  for (const rubbish of ['{', '[]', '{"path":1}']) {
    writeTab('askedPath', rubbish)
    expect(readAskedPath()).toBeNull()
  }
})
