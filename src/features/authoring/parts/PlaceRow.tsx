import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from '../Authoring.module.css'
import { clearPlace } from '../clear-place.ts'
import { elementFiles } from '../rules/element-files.ts'
import type { PlaceWithoutTask } from '../rules/places-without-task.ts'
import { useAuthoring } from '../use-authoring.ts'
import type { NamedPlace } from '../use-free-places.ts'

interface PlaceRowProps {
  mission: string
  place: NamedPlace & PlaceWithoutTask
  onWrite: () => void
}

/** A place of a scene without a task: one is written for it, or it goes. */
export function PlaceRow({ mission, place: { id, hasCard, name }, onWrite }: PlaceRowProps) {
  const { t } = useTranslation()
  const authoring = useAuthoring()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const isOwn = elementFiles(authoring.files.keys(), mission).some((file) => file.id === id)
  const clear = async () => {
    setState('working')
    try {
      await clearPlace(authoring, mission, id)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>
        <span>{name}</span>
        <small>{t(hasCard ? 'authoring.without.card' : 'authoring.without.nothing')}</small>
        {state === 'failed' && <Notice tone="error">{t('authoring.without.failed')}</Notice>}
      </span>
      <span className={styles.rowActions}>
        {!hasCard && (
          <Button
            variant="secondary"
            loadingVerb={state === 'working' && t('authoring.without.clearing')}
            onClick={() => void clear()}
          >
            {t(isOwn ? 'authoring.without.takeOut' : 'authoring.without.scenery')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="secondary" onClick={onWrite}>
          {t('authoring.without.write')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  )
}
