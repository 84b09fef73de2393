import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { FirstWeekday } from '#shared/domain/week.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PlusIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { Agenda } from './parts/Agenda.tsx'
import styles from './parts/Led.module.css'
import { LedPopup } from './parts/LedPopup.tsx'
import { byDay, monthAfter, rangeOf } from './parts/month.ts'
import { MonthTable } from './parts/MonthTable.tsx'
import { newDraft } from './parts/plan-draft.ts'
import { SessionForm } from './parts/SessionForm.tsx'
import { ledSessionsQuery, sendPlan } from './session-queries.ts'

/** From here on a day of a month has room for a session. */
const WIDE = '(min-width: 900px)'

/** The coaching sessions of their leader, month by month, by the leader’s own clock (COACH-2). */
export function LedSessions({ firstWeekday }: { firstWeekday: FirstWeekday }) {
  const { t, i18n } = useTranslation()
  const isWide = useMedia(WIDE)
  const zone = browserTimeZone()
  const [now] = useState(() => new Date())
  const today = localDateIn(zone, now)
  const [month, setMonth] = useState(today.slice(0, 7))
  const [opened, setOpened] = useState<string | null>(null)
  const [isPlanning, setPlanning] = useState(false)
  const { from, to } = rangeOf(month, zone, firstWeekday)
  const { data, error, refetch } = useQuery(ledSessionsQuery(from, to, i18n.language))
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const monthName = name.format(new Date(`${month}-01T00:00:00Z`))
  const all = byDay(data?.sessions ?? [], zone)
  const inMonth = new Map([...all].filter(([day]) => day.startsWith(month)))
  return (
    <div className={styles.desk}>
      <div className={styles.head}>
        <h2 className={styles.heading} aria-live="polite">
          {monthName}
        </h2>
        <div className={styles.steps}>
          <IconButton
            material="paper"
            label={t('coaching.led.before')}
            icon={<ArrowLeftIcon size="1.25rem" />}
            onClick={() => setMonth(monthAfter(month, -1))}
          />
          <Button variant="secondary" onClick={() => setMonth(today.slice(0, 7))}>
            {t('coaching.led.today')}
          </Button>
          <IconButton
            material="paper"
            label={t('coaching.led.after')}
            icon={<ArrowRightIcon size="1.25rem" />}
            onClick={() => setMonth(monthAfter(month, 1))}
          />
        </div>
        <Button icon={<PlusIcon size="1.25rem" aria-hidden />} onClick={() => setPlanning(true)}>
          {t('coaching.led.new')}
        </Button>
      </div>
      {!data && (
        <Coming error={error} sentence={t('coaching.session.failed')} onRetry={refetch} heights={[24]} />
      )}
      {data && isWide && (
        <MonthTable {...{ month, today, firstWeekday, days: all }} name={monthName} onSession={setOpened} />
      )}
      {data && inMonth.size === 0 && <EmptyState sentence={t('coaching.led.none')} />}
      {data && !isWide && inMonth.size > 0 && <Agenda days={inMonth} onSession={setOpened} />}
      {opened !== null && (
        <LedPopup sessionId={opened} teams={data?.teams ?? []} onClose={() => setOpened(null)} />
      )}
      {isPlanning && data && (
        <NewSession teams={data.teams} zone={data.timeZone} now={now} onClose={() => setPlanning(false)} />
      )}
    </div>
  )
}

interface NewSessionProps {
  teams: readonly { id: string; name: string }[]
  /** The leader’s own. */
  zone: string
  now: Date
  onClose: () => void
}

function NewSession({ teams, zone, now, onClose }: NewSessionProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Popup
      labelledBy={titleId}
      closeLabel={t('coaching.led.close')}
      width={560}
      // what was typed is not lost by a press beside it
      dismissable="escape"
      onClose={onClose}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {t('coaching.led.new')}
        </h2>
        <SessionForm
          first={newDraft(zone, now)}
          teams={teams}
          verb={t('coaching.led.plan')}
          onSend={sendPlan}
          onDone={({ title }) => {
            announce({ kind: 'answered', text: t('coaching.led.planned', { title }) })
            onClose()
          }}
        />
      </div>
    </Popup>
  )
}
