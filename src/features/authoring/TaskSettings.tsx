import { useTranslation } from 'react-i18next'
import { isJsonObject, type Json } from '#shared/content/json.ts'
import { TaskFile } from '#shared/scene/tasks/task.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import styles from './Authoring.module.css'
import { namesIn, read, textFileOf } from './rules/outline.ts'
import { ScalarFields } from './ScalarFields.tsx'
import { UnlockFields } from './parts/UnlockFields.tsx'
import { useAuthoring, useEdits, useNameLanguages } from './use-authoring.ts'
import { useValue, useWriting } from './use-writing.ts'
import { WordField } from './WordField.tsx'

/** What every task has, whatever its kind: its words, what it is worth, and when it opens. */
export function TaskSettings() {
  const { t } = useTranslation()
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
      <ScalarFields shape={TaskFile.shape} at={[]} />
      <Competences />
      <UnlockFields />
    </div>
  )
}

/** Those that the adventure names, and those that the task has though it does not. */
function Competences() {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { folder } = useAuthoring()
  const [first = 'en'] = useNameLanguages()
  const names = useEdits(({ texts }) => read(texts, textFileOf('', first))['competences'])
  const chosen = namesIn(useValue(['competences']))
  const known: Readonly<Record<string, Json>> = isJsonObject(names) ? names : {}
  const all = [...new Set([...Object.keys(known), ...chosen])]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('authoring.field.competences')}</legend>
      {all.length === 0 && (
        <p className={styles.note}>
          {t('authoring.noCompetences', { file: `${folder}/${textFileOf('', first)}` })}
        </p>
      )}
      {all.map((id) => {
        const name = known[id]
        return (
          <Checkbox
            key={id}
            label={typeof name === 'string' ? name : id}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const next = target.checked ? [...chosen, id] : chosen.filter((one) => one !== id)
              change([{ in: 'file', at: ['competences'], to: next.length > 0 ? next : undefined }])
            }}
          />
        )
      })}
    </fieldset>
  )
}
