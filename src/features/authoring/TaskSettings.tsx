import { useTranslation } from 'react-i18next'
import { TASKS_EDIT } from '#kinds/edit.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'
import styles from './Authoring.module.css'
import { HintField } from './HintField.tsx'
import { ScalarFields } from './ScalarFields.tsx'
import { Competences } from './parts/Competences.tsx'
import { RatingFields } from './parts/RatingFields.tsx'
import { UnlockFields } from './parts/UnlockFields.tsx'
import { useValue } from './use-writing.ts'
import { WordField } from './WordField.tsx'

/** What every task has, whatever its kind: its words, what it is worth, and when it opens. */
export function TaskSettings() {
  const { t } = useTranslation()
  const kind = useValue(['content', 'type'])
  const hasHint = typeof kind === 'string' && entryOf(TASKS_EDIT, kind)?.hasHint === true
  return (
    <div className={styles.stack}>
      <WordField label={t('authoring.field.name')} at={['name']} most={120} />
      <WordField
        label={t('authoring.field.goal')}
        at={['goal']}
        most={500}
        isLong
        hint={t('authoring.field.goalHint')}
      />
      <WordField
        label={t('authoring.field.congrats')}
        at={['congrats']}
        most={500}
        isLong
        isOptional
        hint={t('authoring.field.congratsHint')}
      />
      {hasHint && <HintField at={[]} />}
      <ScalarFields shape={TaskFile.shape} at={[]} />
      <RatingFields />
      <Competences />
      <UnlockFields />
      <p className={styles.note}>{t('authoring.dueNote')}</p>
    </div>
  )
}
