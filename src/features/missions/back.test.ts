import { describe, expect, it, vi } from 'vitest'
import { backPath } from './back.ts'

const pathOf = (id: string) => (id === 'isles' ? '/app/game/plot/map/isles/Isles' : undefined)

describe('the back button', () => {
  it('follows a direct link, does nothing when disabled, else goes to the mission [MAP-2]', () => {
    expect(backPath({ type: 'directLink', link: '/app/player' }, pathOf)).toBe('/app/player')
    expect(backPath({ type: 'disabled' }, pathOf)).toBeNull()
    expect(backPath({ type: 'mission', id: 'isles' }, pathOf)).toBe('/app/game/plot/map/isles/Isles')
  })

  it('logs an undefined link and stays [MAP-2]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(backPath({ type: 'directLink', link: undefined }, pathOf)).toBeNull()
    expect(backPath({ type: 'mission', id: 'gone' }, pathOf)).toBeNull()
    expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
      'redirect link is undefined',
      'redirect link is undefined',
    ])
    warn.mockRestore()
  })
})
