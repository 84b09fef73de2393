import { useEffect } from 'react'
import { mendQueries } from '#src/lib/mend-queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { mendStart } from './mend-start.ts'
import { OfflinePopup } from './offline/OfflinePopup.tsx'
import { TurnDevice } from './turn/TurnDevice.tsx'
import { Unsent } from './unsent/Unsent.tsx'

/**
 * What may stand over any screen at any moment, and what brings any screen back. Fetched ahead: what tells of a lost link
 * cannot be fetched then.
 */
export function ShellWatch() {
  useEffect(() => mendQueries(queryClient), [])
  useEffect(mendStart, [])
  return (
    <>
      <TurnDevice />
      <OfflinePopup />
      <Unsent />
    </>
  )
}
