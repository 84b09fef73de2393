import { useTranslation } from 'react-i18next'
import type { Person } from '#shared/contract/people.ts'
import { EXTRA_EXAM_TIMES, extraTimeId, extraTimeOf, type ExtraExamTime } from '#shared/domain/exam-time.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { setExtraExamTime } from '../calls.ts'
import styles from '../People.module.css'
import { Said } from './Said.tsx'
import { useAction } from './use-action.ts'

/** How much longer a person has for exams. */
export function ExamTimeOfPerson({ person: { id, extraExamTime } }: { person: Person }) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const labelOf = (extra: ExtraExamTime) => {
    if (extra === null) return t('people.examTime.untimed')
    return extra === 0 ? t('people.examTime.none') : t('people.examTime.more', { percent: extra })
  }
  return (
    <section className={styles.stack}>
      <div>
        <h2>{t('people.examTime.title')}</h2>
        <p className={styles.quiet}>{t('people.examTime.about')}</p>
      </div>
      <div className={styles.fields}>
        <SelectField
          label={t('people.examTime.label')}
          options={[...EXTRA_EXAM_TIMES, null].map((one) => ({
            id: extraTimeId(one),
            label: labelOf(one),
          }))}
          value={extraTimeId(extraExamTime)}
          onChange={({ target }) => {
            void send(() => setExtraExamTime(id, { percent: extraTimeOf(target.value) }))
          }}
        />
      </div>
      <Said sending={sending} />
    </section>
  )
}
