import { answerWith, asked, sentTo } from '#src/testing/fake-server.ts'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '#shared/contract/player.ts'
import { aProfile } from '#src/testing/profile.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { closeDialog, endDialog, watchQueue } from '#src/overlay/queue.ts'
import { requested } from '#src/testing/overlays.tsx'
import { useProfileCompleted } from './use-profile-completed.ts'

const face = { avatar: '/face.webp' }
const place = { language: 'en', timeZone: 'Europe/Warsaw' } as const
const shownKinds = () => requested().map(({ kind }) => kind)

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

beforeEach(() =>
  answerWith(() => ({ status: 200, body: { ...bare, ...face, ...place, isCompletionShown: true } })),
)
afterEach(() => {
  cleanup()
  overlay.clear()
})

describe('a profile that becomes complete', () => {
  it('is told of once, when the last of face, language and time zone is there [FIN-2]', () => {
    const { rerender } = render(tree(bare))
    rerender(tree({ ...bare, ...face }))
    expect(shownKinds()).toEqual([])
    rerender(tree({ ...bare, ...face, ...place }))
    expect(shownKinds()).toEqual(['profile'])
    overlay.clear()
    rerender(tree({ ...bare, ...place }))
    rerender(tree({ ...bare, ...face, ...place }))
    expect(shownKinds()).toEqual([])
  })

  it('says to the server that it was told, and tells nobody who was told on another device [FIN-2]', async () => {
    const { rerender } = render(tree(bare))
    rerender(tree({ ...bare, ...face, ...place }))
    await waitFor(() => expect(sentTo('/player/profile')).toEqual({ isCompletionShown: true }))
    cleanup()
    overlay.clear()
    asked.length = 0
    const elsewhere = render(tree({ ...bare, isCompletionShown: true }))
    elsewhere.rerender(tree({ ...bare, ...face, ...place, isCompletionShown: true }))
    expect(shownKinds()).toEqual([])
    expect(asked).toEqual([])
  })

  it('is told here once where the server does not hear of it [FIN-2]', async () => {
    answerWith(() => ({ status: 500 }))
    const { rerender } = render(tree(bare))
    rerender(tree({ ...bare, ...face, ...place }))
    await waitFor(() => expect(asked).toHaveLength(1))
    overlay.clear()
    rerender(tree(bare))
    rerender(tree({ ...bare, ...face, ...place }))
    expect(shownKinds()).toEqual([])
  })

  it('is no news where it was complete before it came', () => {
    const { rerender } = render(tree())
    rerender(tree({ ...bare, ...face, ...place }))
    expect(shownKinds()).toEqual([])
  })

  it('leads to the game by the button alone [FIN-6]', async () => {
    const { container, rerender } = render(tree(bare))
    rerender(tree({ ...bare, ...face, ...place }))
    const stop = watchQueue()
    await act(() => closeDialog({ type: 'profile' }))
    act(endDialog)
    stop()
    expect(container.textContent).toBe('/app')
  })
})
