import { useEffect } from 'react'
import { usePlatform } from '#src/features/platform/store.ts'
import { useSession } from '#src/features/session/store.ts'
import { keepPlayer, watchPersistedPlayer } from '#src/flows/persisted-player.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { retryMissedQueries } from '#src/lib/retry-missed-queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { watchErrors } from './errors/watch-errors.ts'
import { OverlayHost } from '#src/overlay/OverlayHost.tsx'
import { dropOfPlayer } from '#src/overlay/queue.ts'
import { completeStart } from './complete-start.ts'
import { OVERLAYS_AHEAD, VIEWS } from './overlays.ts'
import { OfflinePopup } from '#src/shell/offline/OfflinePopup.tsx'
import { DEFAULT_TITLE } from '#src/shell/look.ts'
import { followContrast } from '#src/shell/accommodations/follow-contrast.ts'
import { RotateDevice } from '#src/shell/orientation/RotateDevice.tsx'
import { addPagesAhead } from '#src/navigation/pages-ahead.ts'
import { isAllSaved } from '#src/outbox/page-saved.ts'
import { watchTitle } from '#src/navigation/watch-title.ts'
import { watchWorker } from '#src/pwa/watch-worker.ts'
import { hush } from '#src/ui/announcer/announce.ts'

const unsent = latePart<object>(async () => (await import('#src/shell/unsent/Unsent.tsx')).Unsent)
const language = latePart<object>(
  async () => (await import('./language/ProfileLanguage.tsx')).ProfileLanguage,
)
const accommodating = latePart<object>(
  async () => (await import('#src/shell/accommodations/Accommodating.tsx')).Accommodating,
)
const sessionEnd = latePart<object>(
  async () => (await import('#src/shell/session-end/SessionEnd.tsx')).SessionEnd,
)
const statistics = latePart<object>(async () => (await import('./statistics/Statistics.tsx')).Statistics)

/**
 * What may stand over any screen at any moment, and what brings any screen back. Fetched ahead: what tells of a lost link
 * cannot be fetched then.
 */
export function ShellWatch() {
  useEffect(() => retryMissedQueries(queryClient), [])
  useEffect(completeStart, [])
  useEffect(watchErrors, [])
  useEffect(() => followContrast(document.documentElement), [])
  useEffect(() => watchWorker({ isKnown, isAllSaved }), [])
  useEffect(() => watchPersistedPlayer(), [])
  useEffect(() => addPagesAhead('popups', OVERLAYS_AHEAD), [])
  const platform = usePlatform(({ settings }) => settings?.platformTitle ?? DEFAULT_TITLE)
  useEffect(() => watchTitle(platform), [platform])
  const isSomebodyIn = useSession(({ state }) => state === 'true')
  useEffect(() => {
    if (isSomebodyIn) return keepPlayer()
    dropOfPlayer()
    hush()
  }, [isSomebodyIn])
  return (
    <>
      <RotateDevice />
      <OfflinePopup />
      <OverlayHost views={VIEWS} />
      {isSomebodyIn && <OfPlayers />}
    </>
  )
}

function isKnown(): boolean {
  return useSession.getState().state !== 'unknown'
}

/** They bring what the game is played with, which the auth pages do not need. */
function OfPlayers() {
  const { Part: Unsent } = useLatePart(unsent)
  const { Part: ProfileLanguage } = useLatePart(language)
  // the first view is shown as its person needs it
  const { Part: Accommodating } = useLatePart(accommodating, true)
  const { Part: Statistics } = useLatePart(statistics)
  const { Part: SessionEnd } = useLatePart(sessionEnd)
  return (
    <>
      {Unsent && <Unsent />}
      {ProfileLanguage && <ProfileLanguage />}
      {Accommodating && <Accommodating />}
      {Statistics && <Statistics />}
      {SessionEnd && <SessionEnd />}
    </>
  )
}
