import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from '../Authoring.module.css'
import { clearingWishes, oneAfterTheOther } from '../clear-place.ts'
import { enter } from '../rules/enter.ts'
import type { PlaceWithoutTask } from '../rules/places-without-task.ts'
import { picturesOfPlace } from '../rules/scenery.ts'
import { useAuthoring } from '../use-authoring.ts'

interface PlaceRowProps {
  mission: string
  place: PlaceWithoutTask
  name: string
  onWrite: () => void
  /** It is no place any more. @param file that was changed for it @param hash of that file before */
  onCleared: (file: string, hash: string | null) => void
}

/** A place of a scene without a task: one is written for it, or it goes. */
export function PlaceRow({ mission, place: { id, hasCard }, name, onWrite, onCleared }: PlaceRowProps) {
  const { t } = useTranslation()
  const authoring = useAuthoring()
  const { edits, files } = authoring
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const isOwn = picturesOfPlace(files.keys(), mission, id).length > 0
  const clear = async () => {
    setState('working')
    try {
      await oneAfterTheOther(async () => {
        const wishes = await clearingWishes(authoring, mission, id)
        const [{ file } = { file: '' }] = wishes
        const before = edits.store.getState().texts[file] ?? null
        enter(edits, { word: 'removed', things: [id], mission }, wishes)
        onCleared(file, before)
      })
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
