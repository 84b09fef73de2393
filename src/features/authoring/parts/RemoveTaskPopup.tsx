import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from '../Authoring.module.css'
import { taskFinishersQuery } from '../queries.ts'
import { enter } from '../rules/enter.ts'
import { nameIn, taskFileOf } from '../rules/outline.ts'
import { removeWishes, waitingFor } from '../rules/task-edits.ts'
import { useAuthoring, useEdits, useNameLanguages } from '../use-authoring.ts'

interface RemoveTaskPopupProps {
  mission: string
  task: string
  onClose: () => void
}

/** Before a task goes: who has finished it, and what waits for it. */
export function RemoveTaskPopup({ mission, task, onClose }: RemoveTaskPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { folder, edits, languages } = useAuthoring()
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const own = taskFileOf(mission, task)
  const { data } = useQuery({ ...taskFinishersQuery(folder, own), meta: { reporting: 'none' } })
  const waiting = waitingFor(texts, task).filter(({ file }) => file !== own)
  const remove = () => {
    enter(edits, { word: 'removed', things: [task], mission }, removeWishes(texts, mission, task, languages))
    onClose()
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={styles.stack}>
        <h2 id={titleId} className={styles.popupTitle}>
          {t('authoring.removal.title', { name: nameIn(texts, mission, names, task) })}
        </h2>
        <p>{t('authoring.removal.means')}</p>
        {data && data.players > 0 && <p>{t('authoring.removal.finished', { count: data.players })}</p>}
        {waiting.length > 0 && (
          <div>
            <p>{t('authoring.removal.waiting', { count: waiting.length })}</p>
            <ul className={styles.paths}>
              {waiting.map(({ file }) => (
                <li key={file}>
                  <code>{file}</code>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.actions}>
          <Button variant="danger" onClick={remove}>
            {t('authoring.removal.button')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('authoring.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
