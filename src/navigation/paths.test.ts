import { describe, expect, it } from 'vitest'
import { missionPath } from '#shared/domain/mission-kinds.ts'
import { isBehindLogin } from '#src/features/session/asked-path.ts'
import {
  isForStrangers,
  isSpokenAtOnce,
  pageAt,
  pathOfIntroduction,
  pathOfList,
  pathOfTask,
} from './paths.ts'
import { isSamePage } from './same-page.ts'

describe('addresses of the game [ROUTE-4]', () => {
  it('lead to the page that reads them, whatever stands in an id', () => {
    expect(pathOfTask('a/b')).toBe('/app/game/plot/task/a%2Fb/1')
    expect(pageAt(pathOfTask('a/b'))).toBe('task')
    expect(pageAt(pathOfIntroduction('five signs', 'school'))).toBe('introduction')
    expect(pageAt(pathOfList('harbour', 'isles'))).toBe('list')
    expect(pageAt(missionPath('movingmap', 'isles', 'Isles'))).toBeNull()
    expect(pageAt('')).toBeNull()
  })

  it('are one page whatever the language of the name at their end', () => {
    const isles = missionPath('movingmap', 'isles', 'Lantern Isles')
    expect(isSamePage(isles, missionPath('movingmap', 'isles', 'Wyspy Latarni'))).toBe(true)
    expect(isSamePage(isles, missionPath('movingmap', 'reefs', 'Lantern Isles'))).toBe(false)
    expect(isSamePage(isles, missionPath('allInOne', 'isles', 'Lantern Isles'))).toBe(false)
    expect(isSamePage(isles, '/app')).toBe(false)
    expect(isSamePage('/app', '/app')).toBe(true)
  })

  it('are worth remembering only behind the login', () => {
    expect([pathOfTask('one'), '/app/player', '/app?open=streak'].filter(isBehindLogin)).toHaveLength(3)
    const others = ['/app', '/app/login', '/app/register/social', '/elsewhere/app/game/']
    expect(others.filter(isBehindLogin)).toEqual([])
  })
})

describe('the auth pages', () => {
  const pages = ['login', 'register', 'register/social', 'resetpassword', 'accept-invitation', 'player']
  const which = (is: (path: string) => boolean) => pages.filter((page) => is(`/app/${page}`))

  it('are for strangers only where they make one known', () => {
    expect(which(isForStrangers)).toEqual(['login', 'register'])
  })

  it('change their language at once where the specification says so, as does the root path [LANG-2]', () => {
    expect(which(isSpokenAtOnce)).toEqual(['login', 'register', 'player'])
    expect(isSpokenAtOnce('/')).toBe(true)
    expect(isSpokenAtOnce(pathOfTask('one'))).toBe(false)
  })
})
