import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentSchedule } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { sendCancel } from '../queries.ts'
import { useTenantMoment } from '../use-tenant-moment.ts'
import { AskPopup } from './AskPopup.tsx'
import styles from './Content.module.css'
import { Finding } from './Finding.tsx'

interface ScheduleNoteProps {
  folder: string
  schedule: ContentSchedule
  onChanged: () => void
}

/** What is published at its moment, or was not and why; and the end of it. */
export function ScheduleNote({ folder, schedule, onChanged }: ScheduleNoteProps) {
  const { t, i18n } = useTranslation()
  const when = useWhen()
  const tenant = useTenantMoment()
  const [isAsked, setAsked] = useState(false)
  const { id, at, scheduled, teams, note, refusal, findings } = schedule
  const names = new Intl.ListFormat(i18n.language || 'en').format((teams ?? []).map(({ name }) => name))
  const cancel = async () => {
    await sendCancel(folder, id)
    onChanged()
  }
  return (
    <Notice tone={refusal === null ? 'info' : 'error'}>
      <p>
        <strong>
          {refusal === null
            ? t('content.schedule.waiting', { when: tenant.moment(at) })
            : t('content.schedule.refused', { when: tenant.moment(at) })}
        </strong>
      </p>
      {tenant.isElsewhere && (
        <p className={styles.note}>
          {t('content.publish.zone', { zone: tenant.timeZone.replaceAll('_', ' ') })}
        </p>
      )}
      {refusal !== null && <p>{t(`content.schedule.why.${refusal}`)}</p>}
      {findings.map((finding, index) => (
        <Finding key={index} finding={finding} />
      ))}
      {teams !== null && <p>{t('content.schedule.teams', { teams: names })}</p>}
      <p className={styles.note}>
        {t('content.schedule.by', {
          who: scheduled.by ?? t('content.somebody'),
          when: when.moment(scheduled.at),
        })}
      </p>
      {note !== '' && <p className={styles.quote}>{note}</p>}
      <div className={styles.noteActions}>
        <Button variant="secondary" onClick={() => (refusal === null ? setAsked(true) : void cancel())}>
          {t(refusal === null ? 'content.schedule.cancel' : 'content.schedule.forget')}
        </Button>
      </div>
      <AskPopup
        isOpen={isAsked}
        title={t('content.schedule.cancelTitle')}
        actionLabel={t('content.schedule.cancel')}
        action={cancel}
        onRefused={onChanged}
        onClose={() => setAsked(false)}
      >
        <p>{t('content.schedule.cancelMeans')}</p>
      </AskPopup>
    </Notice>
  )
}
