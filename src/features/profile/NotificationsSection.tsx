import { useQuery } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyNotifications } from '#shared/contract/notification-settings.ts'
import {
  FIRST_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type ChosenNotification,
} from '#shared/domain/notifications.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Switch } from '#src/ui/Switch.tsx'
import { notificationsQuery, saveNotifications } from './notification-calls.ts'
import { QuietHoursFields } from './parts/QuietHoursFields.tsx'
import { SavingNote } from './parts/SavingNote.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'

type Change = Partial<Pick<MyNotifications, 'quietHours' | 'isByEmail'>> & {
  kinds?: Partial<Record<ChosenNotification, boolean>>
}

/** Which notifications I get outside the app, when, and how (PUSH-6): each choice is saved by itself, and reverts where saving fails. */
export function NotificationsSection() {
  const { t } = useTranslation()
  const { data } = useQuery(notificationsQuery)
  const { sending, send } = useSending()
  return (
    <Section
      id="notifications"
      title={t('profile.notifications.title')}
      about={t('profile.notifications.about')}
      note={<SavingNote sending={sending} />}
    >
      {data && <Choices known={data} save={(change) => send(() => saveNotifications(change))} />}
    </Section>
  )
}

interface ChoicesProps {
  known: MyNotifications
  save: (change: Parameters<typeof saveNotifications>[0]) => Promise<boolean>
}

function Choices({ known, save }: ChoicesProps) {
  const { t } = useTranslation()
  const [shown, show] = useOptimistic(known, (now, { kinds, ...change }: Change) => ({
    ...now,
    ...change,
    kinds: { ...now.kinds, ...kinds },
  }))
  const toggle = (change: Change) => {
    const saved = save({ ...change, kinds: { ...shown.kinds, ...change.kinds } })
    startTransition(async () => {
      show(change)
      await saved
    })
  }
  const { kinds, quietHours, isByEmail, timeZone } = shown
  return (
    <div className={styles.rows}>
      <p className={styles.about}>{t(whereKey(known), { count: known.devices })}</p>
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`profile.notifications.kind.${kind}`)}
          hint={t(`profile.notifications.hint.${kind}`)}
          isOn={kinds[kind]}
          onChange={(isOn) => toggle({ kinds: { [kind]: isOn } })}
        />
      ))}
      <div className={styles.field}>
        <Switch
          label={t('profile.notifications.quiet')}
          hint={t('profile.notifications.quietHint', { zone: timeZone.replaceAll('_', ' ') })}
          isOn={quietHours !== null}
          onChange={(isOn) => toggle({ quietHours: isOn ? FIRST_NOTIFICATIONS.quietHours : null })}
        />
        {quietHours && (
          <QuietHoursFields
            key={`${quietHours.from} ${quietHours.to}`}
            hours={quietHours}
            onHours={(hours) => toggle({ quietHours: hours })}
          />
        )}
      </div>
      <Switch
        label={t('profile.notifications.email')}
        hint={t('profile.notifications.emailHint')}
        isOn={isByEmail}
        onChange={(isOn) => toggle({ isByEmail: isOn })}
      />
    </div>
  )
}

function whereKey({ isPushOn, devices, isNotifiedHere }: MyNotifications) {
  if (!isPushOn) return 'profile.notifications.where.off'
  if (devices === 0) return 'profile.notifications.where.none'
  return isNotifiedHere ? 'profile.notifications.where.here' : 'profile.notifications.where.elsewhere'
}
