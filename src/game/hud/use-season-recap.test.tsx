import { answerWith, asked } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recap } from '#shared/contract/rankings.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { endDialog } from '#src/overlay/queue.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { Overlays, requested } from '#src/testing/overlays.tsx'
import { idOf } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { MapWatch } from './MapWatch.tsx'

const RECAP: Recap = {
  ...{ id: idOf(1), name: 'Season of lanterns', startsOn: '2026-10-01', endsOn: '2026-10-31', goal: 200 },
  ...{ points: 220, myPoints: 40, teams: [] },
}
const SEEN = `/v2/rankings/recap/${RECAP.id}/seen`

/** @param seen the status of the answer to saying that it was seen */
function serve(recap: Recap | null, seen = 204): void {
  answerWith((url) => {
    if (url.endsWith(SEEN)) return { status: seen }
    if (url.includes('/v2/rankings/recap')) return { status: 200, body: { recap } }
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
      <MapWatch isPage={false} />
      <Overlays />
    </>
  )
  renderInGame(page, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour', name: 'Harbour' })])
}

const recapOf = () => screen.findByRole('dialog', { name: /Season of lanterns/ })
const posts = () => asked.filter(({ method, url }) => method === 'POST' && url.endsWith(SEEN)).length

async function pressAway(): Promise<void> {
  await userEvent.click(within(await recapOf()).getByRole('button', { name: 'On to new shores' }))
  await act(() => Promise.resolve())
  act(endDialog)
}

/** Another map is shown, and with it a new watch. */
async function comeAgain(): Promise<void> {
  cleanup()
  show()
  await act(() => vi.dynamicImportSettled())
}

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

describe('the end of a season', () => {
  it('is told over the map, and the server hears of it when it is closed, once [RANK-2]', async () => {
    serve(RECAP)
    show()
    expect((await recapOf()).textContent).toContain('40 points')
    expect(posts()).toBe(0)
    await pressAway()
    await waitFor(() => expect(posts()).toBe(1))
    await comeAgain()
    expect(requested()).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts()).toBe(1)
  })

  it('is not told again where the server did not hear of it, which is reported [RANK-2]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve(RECAP, 500)
    show()
    await pressAway()
    await waitFor(() => expect(posts()).toBe(1))
    await waitFor(() => expect(JSON.stringify(warn.mock.calls)).toContain('a recap was not marked as seen'))
    await comeAgain()
    expect(requested()).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is told to nobody who was in none [RANK-2]', async () => {
    serve(null)
    show()
    await waitFor(() => expect(asked.some(({ url }) => url.includes('/v2/rankings/recap'))).toBe(true))
    await act(() => vi.dynamicImportSettled())
    expect(requested()).toEqual([])
  })
})
