import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneDescription } from '#shared/scene/description.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore, useStage } from '#src/stage/stage-store.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { InfoCard } from '#src/ui/InfoCard.tsx'
import type { CardPlace } from '#src/ui/info-card-place.ts'
import { onPressOutside } from '#src/ui/press-outside.ts'
import { tabThrough } from './tab-through.ts'
import { useInfoModal } from '#src/overlay/use-info-modal.ts'
import { closeLockedPlace, type LockedPlace } from '../locked-place.ts'
import { cardAround, usePlaceBounds, type PlaceBounds } from '../place-bounds.ts'

export interface OpenLockedCardProps {
  place: LockedPlace
  /** Its reason, at least. */
  facts: ReactNode
}

/** It only informs: the place keeps its lock, and the list its reason. */
const CARD_MS = 15_000

/** Beside its place: the reason, and the way to what is missing. */
export function OpenLockedCard({ place, facts }: OpenLockedCardProps) {
  const { t } = useTranslation()
  const card = useRef<HTMLElement>(null)
  const hold = useInfoModal(card, closeLockedPlace, place, CARD_MS)
  useRefusal(place)
  const unlockingId = useStage(({ shown }) => unlockingPlace(place, shown))
  const next = useStage(({ shown }) => shown?.elements.find(({ isNext }) => isNext)?.id)
  const bounds = usePlaceBounds(place.id)
  const { around, makeRoom } = useRoom(bounds, unlockingId, next)
  useEffect(() => onPressOutside(card, closeLockedPlace), [])
  useEffect(() => closeElsewhere(place.id), [place.id])
  useEffect(() => tabThrough(card, place.id), [place.id])
  if (!around) return null
  return (
    <InfoCard
      ref={card}
      title={place.name}
      around={around}
      onPan={makeRoom}
      cross={
        <IconButton material="paper" label={t('shell.close')} icon={<XIcon />} onClick={closeLockedPlace} />
      }
      {...hold}
    >
      {facts}
      {unlockingId && (
        <Button
          variant="secondary"
          onClick={() => {
            stageActions.showElement(unlockingId)
            stageActions.standOn(unlockingId)
            stageActions.focusElement(unlockingId)
            closeLockedPlace()
          }}
        >
          {t('missions.goThere')}
        </Button>
      )}
    </InfoCard>
  )
}

/** One sentence, whenever another locked place is pressed. */
function useRefusal(place: LockedPlace): void {
  const reasons = useReasons()
  const refuse = useEffectEvent(({ id, name, unmet }: LockedPlace) => {
    const spoken = stageStore.getState().shown?.elements.find((one) => one.id === id)?.spoken
    announce({ kind: 'refused', text: spoken ?? `${name}. ${reasons(unmet)}` })
  })
  useEffect(() => refuse(place), [place])
}

/** The card covers neither where it leads to nor what is next, and once, as it opens, the map moves aside for it. */
function useRoom(bounds: PlaceBounds | null, unlockingId: string | undefined, next: string | undefined) {
  const [first] = useState(bounds)
  const hasMoved = useRef(false)
  const around = useMemo(() => {
    if (!bounds) return null
    const keep = [unlockingId, next].filter((id) => id !== undefined)
    return { ...cardAround(bounds, keep), ...(bounds === first && { room: bounds.pan }) }
  }, [bounds, first, unlockingId, next])
  const makeRoom = useCallback(({ x, y }: CardPlace['pan']) => {
    if (hasMoved.current) return
    hasMoved.current = true
    stageActions.panBy(-x, -y)
  }, [])
  return { around, makeRoom }
}

/** What is missing, where it stands on this scene; for points, what is to be played next. */
function unlockingPlace({ unmet }: LockedPlace, scene: SceneDescription | null): string | undefined {
  const conditions = unmet.flatMap(({ of }) => of)
  const named = conditions.flatMap((condition) => ('id' in condition ? [condition.id] : []))
  const unlocks = (id: string, isNext: boolean) => (named.length > 0 ? named.includes(id) : isNext)
  return scene?.elements.find(({ id, isNext }) => unlocks(id, isNext))?.id
}

/** Keys have gone on to another place, which has a card of its own; Tab goes through it to this one. @returns how to stop */
function closeElsewhere(id: string): () => void {
  let isWalking = false
  const note = ({ key }: KeyboardEvent): void => {
    isWalking = key !== 'Tab' && key !== 'Shift'
  }
  addEventListener('keydown', note, { capture: true })
  const stop = stageStore.subscribe(({ focused }, before) => {
    if (isWalking && focused !== before.focused && focused !== null && focused !== id) closeLockedPlace()
  })
  return () => {
    removeEventListener('keydown', note, { capture: true })
    stop()
  }
}
