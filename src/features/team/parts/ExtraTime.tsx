import { useTranslation } from 'react-i18next'
import { EXTRA_EXAM_TIMES, extraTimeId, extraTimeOf, type ExtraExamTime } from '#shared/domain/exam-time.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { giveExtraTime } from '../queries.ts'
import styles from './Team.module.css'

interface ExtraTimeProps {
  playerId: string
  percent: ExtraExamTime
}

/** How much longer a player has for exams, to be changed by the leader. */
export function ExtraTime({ playerId, percent }: ExtraTimeProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending({})
  const labelOf = (extra: ExtraExamTime) => {
    if (extra === null) return t('team.extraTime.untimed')
    return extra === 0 ? t('team.extraTime.none') : t('team.extraTime.more', { percent: extra })
  }
  return (
    <section className={styles.section}>
      <SelectField
        label={t('team.extraTime.label')}
        options={[...EXTRA_EXAM_TIMES, null].map((one) => ({
          id: extraTimeId(one),
          label: labelOf(one),
        }))}
        value={extraTimeId(percent)}
        onChange={({ currentTarget: { value } }) => {
          void send(() => giveExtraTime(playerId, extraTimeOf(value)))
        }}
      />
      <p className={styles.note}>{t('team.extraTime.about')}</p>
      {sending.state === 'done' && <Notice tone="good">{t('team.extraTime.given')}</Notice>}
      {sending.state === 'failed' && <Notice tone="error">{t('team.extraTime.failed')}</Notice>}
    </section>
  )
}
