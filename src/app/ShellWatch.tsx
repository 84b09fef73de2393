import { useEffect } from 'react'
import { usePlatform } from '#src/features/platform/store.ts'
import { useSession } from '#src/features/session/store.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { mendQueries } from '#src/lib/mend-queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { mendStart } from './mend-start.ts'
import { OfflinePopup } from './offline/OfflinePopup.tsx'
import { DEFAULT_TITLE } from './look.ts'
import { TurnDevice } from './turn/TurnDevice.tsx'
import { watchTitle } from './watch-title.ts'

const unsent = latePart<object>(async () => (await import('./unsent/Unsent.tsx')).Unsent)

/**
 * What may stand over any screen at any moment, and what brings any screen back. Fetched ahead: what tells of a lost link
 * cannot be fetched then.
 */
export function ShellWatch() {
  useEffect(() => mendQueries(queryClient), [])
  useEffect(mendStart, [])
  const platform = usePlatform(({ settings }) => settings?.platformTitle ?? DEFAULT_TITLE)
  useEffect(() => watchTitle(platform), [platform])
  const isSomebodyIn = useSession(({ state }) => state === 'true')
  return (
    <>
      <TurnDevice />
      <OfflinePopup />
      {isSomebodyIn && <LateUnsent />}
    </>
  )
}

/** It brings what tasks are played with, which nobody needs at the front door. */
function LateUnsent() {
  const { Part } = useLatePart(unsent)
  return Part && <Part />
}
