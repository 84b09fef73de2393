import { useTranslation } from 'react-i18next'
import { EXTRA_EXAM_TIMES, type ExtraExamTime } from '#shared/domain/exam-time.ts'
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
  return (
    <section className={styles.section}>
      <SelectField
        label={t('team.extraTime.label')}
        options={EXTRA_EXAM_TIMES.map((one) => ({
          id: String(one),
          label: one === 0 ? t('team.extraTime.none') : t('team.extraTime.more', { percent: one }),
        }))}
        value={String(percent)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = EXTRA_EXAM_TIMES.find((one) => String(one) === value) ?? 0
          void send(() => giveExtraTime(playerId, chosen))
        }}
      />
      <p className={styles.note}>{t('team.extraTime.about')}</p>
      {sending.state === 'done' && <Notice tone="good">{t('team.extraTime.given')}</Notice>}
      {sending.state === 'failed' && <Notice tone="error">{t('team.extraTime.failed')}</Notice>}
    </section>
  )
}
