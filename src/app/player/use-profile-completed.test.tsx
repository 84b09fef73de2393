import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { Profile } from '#shared/contract/player.ts'
import { dropLocal } from '#src/lib/storage.ts'
import { aProfile } from '#src/testing/profile.ts'
import { closePopup, endPopup } from '../popup-queue.ts'
import { dropPopups, usePopups } from '../popups.ts'
import { useProfileCompleted } from './use-profile-completed.ts'

const face = { avatar: '/face.webp' }
const place = { language: 'en', timeZone: 'Europe/Warsaw' } as const
const told = () => usePopups.getState().queue.map(({ type }) => type)

function Area({ profile }: { profile: Profile | undefined }) {
  useProfileCompleted(profile)
  return <output>{useLocation().pathname}</output>
}

const tree = (profile?: Profile) => (
  <MemoryRouter initialEntries={['/app/player']}>
    <Area profile={profile} />
  </MemoryRouter>
)

const bare = aProfile({ avatar: null, avatarSprite: null, language: null, timeZone: null })

afterEach(() => {
  cleanup()
  dropPopups()
  dropLocal(`profileComplete:${bare.id}`)
})

describe('a profile that becomes complete', () => {
  it('is told of once, when the last of face, language and time zone is there [FIN-2]', () => {
    const { rerender } = render(tree(bare))
    rerender(tree({ ...bare, ...face }))
    expect(told()).toEqual([])
    rerender(tree({ ...bare, ...face, ...place }))
    expect(told()).toEqual(['profile'])
    dropPopups()
    rerender(tree({ ...bare, ...place }))
    rerender(tree({ ...bare, ...face, ...place }))
    expect(told()).toEqual([])
  })

  it('is no news where it was complete before it came', () => {
    const { rerender } = render(tree())
    rerender(tree({ ...bare, ...face, ...place }))
    expect(told()).toEqual([])
  })

  it('leads to the game by the button alone [FIN-6]', async () => {
    const { container, rerender } = render(tree(bare))
    rerender(tree({ ...bare, ...face, ...place }))
    await act(() => closePopup({ type: 'profile' }))
    act(endPopup)
    expect(container.textContent).toBe('/app')
  })
})
