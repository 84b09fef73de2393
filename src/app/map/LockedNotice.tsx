import { useTranslation } from 'react-i18next'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { Button } from '#src/ui/Button.tsx'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { useAutoClose } from '../use-auto-close.ts'
import { closeLockedPlace, useLockedPlace, type LockedPlace } from './locked-place.ts'
import styles from './LockedNotice.module.css'

/** After a press on a locked place: the reason, with the way to what is missing. */
export function LockedNotice({ sceneId }: { sceneId: string }) {
  const place = useLockedPlace((state) => state.place)
  if (place?.sceneId !== sceneId) return null
  return <OpenNotice key={place.id} place={place} />
}

function OpenNotice({ place }: { place: LockedPlace }) {
  const { t } = useTranslation()
  const reasons = useReasons()
  const hold = useAutoClose(closeLockedPlace)
  const missing = place.unmet.find((condition) => condition.kind === 'mission' || condition.kind === 'task')
  return (
    <section className={styles.notice} role="status" data-material="paper" {...hold}>
      <LockSimpleIcon size={24} aria-hidden />
      <p className={styles.words}>
        <strong>{place.name}</strong>
        {reasons(place.unmet)}
      </p>
      <IconButton
        material="paper"
        label={t('tasks.introduction.close')}
        icon={<XIcon />}
        onClick={closeLockedPlace}
      />
      {missing && (
        <Button
          variant="secondary"
          className={styles.way ?? ''}
          onClick={() => {
            stageActions.showElement(missing.id)
            stageActions.standOn(missing.id)
            closeLockedPlace()
          }}
        >
          {t('missions.goThere')}
        </Button>
      )}
    </section>
  )
}
