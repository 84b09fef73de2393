import { answerWith, asked, ok, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSwitches } from '#shared/domain/switches.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { idOf } from '#src/testing/reviews.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { LeaderRoute } from './LeaderRoute.tsx'

const show = (path = '/app/leader') => showRoute('/app/leader', <LeaderRoute />, path)

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  usePlatform.setState({ switches: readSwitches([]) })
})
afterEach(cleanup)

describe('the trainings of my players', () => {
  const asking = {
    ...{ id: idOf(7), training: 'First aid', note: 'Two days.', askedAt: '2026-11-22T10:00:00.000Z' },
    ...{ decision: null, player: { id: idOf(8), displayName: 'Kuba', avatar: null, avatarSprite: null } },
  }
  const serveAsked = () =>
    answerWith((url) => {
      if (url.endsWith('/profile')) return ok(aProfile({ role: 'leader' }))
      if (url.includes('/coaching/asked/')) return { status: 204 }
      if (url.endsWith('/coaching/asked')) return ok({ asked: [asking] })
      if (url.endsWith('/coaching/ended')) return ok({ ended: [], next: null })
      if (url.includes('/waiting')) return ok({ count: 0, signOffs: 1, tasks: [], players: [] })
      return url.includes('/to-rate') ? ok({ reviews: [], next: null }) : { status: 404 }
    })

  it('are signed off, or declined with a reason and not without one [COACH-1] [BOOT-7]', async () => {
    serveAsked()
    show()
    await userEvent.click(await screen.findByRole('link', { name: /Trainings.*1 training to sign off/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(screen.getByText('Say why, so that the player can act on it.')).toBeTruthy()
    expect(sentTo(`/coaching/asked/${asking.id}`)).toBeUndefined()
    await userEvent.type(screen.getByRole('textbox', { name: 'Your comment for Kuba' }), 'Day two?')
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await waitFor(() =>
      expect(sentTo(`/coaching/asked/${asking.id}`)).toEqual({ isGiven: false, words: 'Day two?' }),
    )
    // the card goes, and with it the button
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Trainings' })))
  })

  it('are said to be none where none waits, with a way on [COACH-1]', async () => {
    answerWith((url) => {
      if (url.endsWith('/profile')) return ok(aProfile({ role: 'leader' }))
      if (url.endsWith('/coaching/asked')) return ok({ asked: [] })
      if (url.endsWith('/coaching/ended')) return ok({ ended: [], next: null })
      if (url.includes('/waiting')) return ok({ count: 0, signOffs: 0, tasks: [], players: [] })
      return url.includes('/team') ? ok({ players: [], group: null, next: null }) : { status: 404 }
    })
    const router = show('/app/leader/trainings')
    expect(await screen.findByText(/^No training to sign off/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'See how the team is doing' }))
    expect(router.state.location.pathname).toBe('/app/leader/team')
  })

  it('stand there after they ended, with how, by whom and with what words, page by page [COACH-1]', async () => {
    const { decision, ...request } = asking
    const endedAs = (id: number, training: string, outcome: string, by: string, words = '') => ({
      ...request,
      ...{ id: idOf(id), training, outcome, by, words, endedAt: '2026-11-23T10:00:00.000Z' },
    })
    answerWith((url) => {
      if (url.endsWith('/profile')) return ok(aProfile({ role: 'leader' }))
      if (url.endsWith('/coaching/asked')) return ok({ asked: [] })
      if (url.endsWith('/coaching/ended'))
        return ok({
          ended: [
            endedAs(1, 'First aid', 'given', 'Marta', 'Well done.'),
            endedAs(2, 'Rescue', 'declined', 'Otto', 'Day two?'),
          ],
          next: 'more',
        })
      if (url.endsWith('/coaching/ended?after=more'))
        return ok({ ended: [endedAs(3, 'Knots', 'withdrawn', 'Kuba')], next: null })
      return url.includes('/waiting')
        ? ok({ count: 0, signOffs: 0, tasks: [], players: [] })
        : { status: 404 }
    })
    show('/app/leader/trainings')
    expect(await screen.findByRole('heading', { name: 'Earlier requests' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Knots')
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(said).toEqual([
      expect.stringMatching(/First aid.*Kuba.*Signed off.*Marta.*Well done\./),
      expect.stringMatching(/Rescue.*Kuba.*Declined.*Otto.*Day two\?/),
      expect.stringMatching(/Knots.*Kuba.*Withdrawn.*Kuba/),
    ])
  })

  it('have no room in a tenant that has them off [BOOT-7]', async () => {
    usePlatform.setState({ switches: { ...readSwitches([]), training_sign_of_enabled: false } })
    serveAsked()
    show('/app/leader/trainings')
    expect(await screen.findByRole('link', { name: /^To rate/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Trainings/ })).toBeNull()
    expect(asked.filter(({ url }) => url.includes('/coaching/'))).toEqual([])
  })
})
