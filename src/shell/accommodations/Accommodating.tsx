import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { report } from '#src/lib/report.ts'
import { useHeardMap } from '#src/stage/spoken/heard-store.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { setDetail } from '#src/ui/announcer/announcer.ts'
import { hearNewRegions } from '#src/ui/announcer/new-regions.ts'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { showAccommodations } from './show-accommodations.ts'

/** Has what the person needs otherwise hold on this device, from the profile. Draws nothing. */
export function Accommodating() {
  const { data: profile } = useQuery(profileQuery)
  const wanted = profile?.accommodations ?? NO_ACCOMMODATIONS
  const { isMapStill, isListFirst, isMapHeard, mapVolume, spokenDetail, textSize, isScanned } = wanted
  useEffect(() => showAccommodations(document.documentElement, wanted), [wanted])
  useEffect(() => (textSize === 100 ? undefined : runLate(scaled(textSize / 100))), [textSize])
  useEffect(() => (isScanned ? runLate(scanned) : undefined), [isScanned])
  useEffect(() => setDetail(spokenDetail), [spokenDetail])
  useEffect(keepFocus, [])
  useEffect(hearNewRegions, [])
  useEffect(() => {
    if (!isMapStill) return
    stageActions.setPaused(true)
    return () => stageActions.setPaused(false)
  }, [isMapStill])
  useEffect(() => {
    if (!isListFirst) return
    stageActions.showAsList(true)
    return () => stageActions.showAsList(false)
  }, [isListFirst])
  const isKnown = profile !== undefined
  useEffect(() => {
    useHeardMap.setState({ isHeard: isMapHeard, volume: mapVolume, onWish: isKnown ? keepWish : null })
    return () => useHeardMap.setState(useHeardMap.getInitialState())
  }, [isMapHeard, mapVolume, isKnown])
  return null
}

const scaled = (scale: number) => async () =>
  (await import('./scale-breakpoints.ts')).scaleBreakpoints.bind(null, scale)
const scanned = async () => (await import('./scan-keys.ts')).listenToScanning

/** Runs what few need and comes only for them. @returns how to stop it, come or not */
function runLate(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  load()
    .then((run) => {
      if (!isOver) stop = run()
    })
    .catch((error: unknown) => report('an accommodation did not come', error))
  return () => {
    isOver = true
    stop?.()
  }
}

function keepWish(isHeard: boolean): void {
  import('#src/features/profile/calls.ts')
    .then(({ saveAccommodations }) => saveAccommodations({ isMapHeard: isHeard }))
    .catch((error: unknown) => report('whether the map is heard could not be saved', error))
}
