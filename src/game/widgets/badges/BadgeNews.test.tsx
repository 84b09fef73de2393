import { answerWith, asked, sentTo } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewBadge } from '#shared/contract/badges.ts'
import { refreshProgress } from '#src/features/progress/queries.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { BADGES } from '#src/navigation/paths.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { notice, Overlays } from '#src/testing/overlays.tsx'
import { speakIn } from '#src/testing/words.ts'
import { MapWatch } from '../../hud/MapWatch.tsx'
import { BadgeNews } from './BadgeNews.tsx'

const badge = (id: string): NewBadge => ({
  id,
  name: `The ${id}`,
  text: `For ${id}.`,
  picture: `/scenes/${id}.webp`,
})

const ADVENTURE = '11111111-1111-4111-8111-111111111111'

/** @param isForgetful the server goes on saying that they are new */
function serve(badges: readonly NewBadge[], isForgetful = false): void {
  let isSeen = false
  answerWith((url) => {
    if (url.endsWith('/badges/seen')) {
      isSeen = !isForgetful
      return { status: 204 }
    }
    if (url.endsWith('/badges/new'))
      return { status: 200, body: { adventureId: ADVENTURE, badges: isSeen ? [] : badges } }
    // who has points needs no tour
    if (url.endsWith('/user_progress')) {
      return { status: 200, body: { playerProgress: 0, playerPoints: 5, playerCoins: 0, items: [] } }
    }
    return { status: 404 }
  })
}

function show(): void {
  const page = (
    <>
      <BadgeNews />
      <MapWatch isPage={false} />
      <Overlays />
    </>
  )
  renderInGame(page, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour', name: 'Harbour' })])
}

const calls = (end: string) => asked.filter(({ url }) => url.endsWith(end)).length

beforeEach(async () => {
  stageStore.setState({ status: 'ready' })
  usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: false } }))
  await speakIn('en')
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  overlay.clear()
})

describe('the news of badges', () => {
  it('says what was earned and how, and that it was seen [BADGE-1]', async () => {
    serve([badge('light')])
    show()
    await waitFor(() => expect(notice().textContent).toContain('New badgeThe lightFor light.'))
    await waitFor(() => expect(sentTo('/badges/seen')).toEqual({ ids: ['light'], adventureId: ADVENTURE }))
  })

  it('puts several on one card [BADGE-1]', async () => {
    serve([badge('light'), badge('scales'), badge('star'), badge('flame')])
    show()
    await waitFor(() => expect(notice().textContent).toContain('4 new badges'))
    expect(notice().textContent).toContain('The light, The scales, The star, and The flame')
    expect(notice().querySelectorAll('img')).toHaveLength(3)
  })

  it('comes once, even where the server did not hear that it was seen [BADGE-1]', async () => {
    serve([badge('light')], true)
    show()
    await waitFor(() => expect(notice().textContent).toContain('The light'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await act(() => refreshProgress(queryClient))
    await waitFor(() => expect(calls('/badges/new')).toBe(2))
    expect(notice().textContent).toBe('')
  })

  it('leads to the page of badges [BADGE-1]', async () => {
    serve([badge('light')])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'See my badges' }))
    expect(addressInGame()).toBe(BADGES)
  })
})
