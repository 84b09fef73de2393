import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { Box } from '#shared/scene/layout.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore, useStage } from '#src/stage/stage-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { LockSimpleIcon, XIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { onPressOutside } from '#src/ui/press-outside.ts'
import { useInfoModal } from '../use-info-modal.ts'
import { closeLockedPlace, useLockedPlace, type LockedPlace } from './locked-place.ts'
import styles from './LockedNotice.module.css'
import { standClear } from './stand-clear.ts'

/** The label of the place itself, and the one that says where to go next: both are read with the notice. */
function labelsBeside(id: string): Box[] {
  const boxes = stageActions.labelBoxes()
  const next = stageStore.getState().shown?.elements.find(({ isNext }) => isNext)?.id
  return [id, next].flatMap((one) => boxes.get(one ?? '') ?? [])
}

/** What is missing, where it stands on this scene; for points, what is to be played next. */
function wayOutOf({ unmet }: LockedPlace, scene: SceneDescription | null): string | undefined {
  const conditions = unmet.flatMap(({ of }) => of)
  const named = conditions.flatMap((condition) => ('id' in condition ? [condition.id] : []))
  const isWay = (id: string, isNext: boolean) => (named.length > 0 ? named.includes(id) : isNext)
  return scene?.elements.find(({ id, isNext }) => isWay(id, isNext))?.id
}

/** After a press on a locked place: the reason, with the way to what is missing. */
export function LockedNotice({ sceneId }: { sceneId: string }) {
  const place = useLockedPlace((state) => state.place)
  if (place?.sceneId !== sceneId) return null
  return <OpenNotice key={place.id} place={place} />
}

/** It only informs: the place keeps its lock, and the list its reason. */
const NOTICE_MS = 15_000

function OpenNotice({ place }: { place: LockedPlace }) {
  const { t } = useTranslation()
  const reasons = useReasons()
  const notice = useRef<HTMLElement>(null)
  const hold = useInfoModal(notice, closeLockedPlace, place, NOTICE_MS)
  const way = useStage(({ shown }) => wayOutOf(place, shown))
  useLayoutEffect(() => {
    if (notice.current) standClear(notice.current, labelsBeside(place.id))
  }, [place])
  useEffect(() => onPressOutside(notice, closeLockedPlace), [])
  return (
    <section ref={notice} className={styles.notice} role="status" data-material="paper" {...hold}>
      <LockSimpleIcon size={24} aria-hidden />
      <p className={styles.words}>
        <strong>{place.name}</strong>
        {reasons(place.unmet)}
      </p>
      <IconButton material="paper" label={t('shell.close')} icon={<XIcon />} onClick={closeLockedPlace} />
      {way && (
        <Button
          variant="secondary"
          className={styles.way ?? ''}
          onClick={() => {
            stageActions.showElement(way)
            stageActions.standOn(way)
            stageActions.focusElement(way)
            closeLockedPlace()
          }}
        >
          {t('missions.goThere')}
        </Button>
      )}
    </section>
  )
}
