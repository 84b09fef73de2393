import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { isolate } from '#src/i18n/isolate.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { PlanErrors, PublishPlan } from '../rules/publish-plan.ts'
import styles from './Content.module.css'

interface PublishChoicesProps {
  adventure: ContentAdventure
  teams: readonly { id: string; name: string; members: number }[]
  timeZone: string
  plan: PublishPlan
  errors: PlanErrors
  onPlan: (plan: PublishPlan) => void
}

/** Who sees a version before everybody else, and when it is published. */
export function PublishChoices(props: PublishChoicesProps) {
  const { adventure, teams, timeZone, plan, errors, onPlan } = props
  const { t } = useTranslation()
  const { version, trial, schedule } = adventure
  const isWaiting = schedule !== null && schedule.refusal === null
  return (
    <>
      {version !== null && teams.length > 0 && (
        <div className={styles.choices}>
          <p className={styles.choicesLabel} aria-hidden>
            {t('content.publish.whom')}
          </p>
          <Choice
            label={t('content.publish.whom')}
            options={(['all', 'teams'] as const).map((id) => ({ id, label: t(`content.publish.for.${id}`) }))}
            value={plan.whom}
            onChange={(whom) => onPlan({ ...plan, whom })}
          />
          {plan.whom === 'teams' && (
            <div className={styles.teams}>
              {teams.map(({ id, name, members }, index) => (
                <Checkbox
                  key={id}
                  label={`${isolate(name)} (${t('content.players', { count: members })})`}
                  error={index === 0 && errors.teams ? t('content.publish.noTeam') : undefined}
                  checked={plan.teams.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    onPlan({
                      ...plan,
                      teams: checked ? [...plan.teams, id] : plan.teams.filter((one) => one !== id),
                    })
                  }
                />
              ))}
            </div>
          )}
          <p className={styles.note} role="status">
            {plan.whom === 'teams' && t('content.publish.firstMeans')}
            {plan.whom === 'all' && trial && t('content.publish.endsTrial')}
          </p>
        </div>
      )}
      {isWaiting ? (
        <p className={styles.note}>
          {t(plan.whom === 'all' ? 'content.publish.takesOff' : 'content.publish.staysScheduled')}
        </p>
      ) : (
        <div className={styles.choices}>
          <p className={styles.choicesLabel} aria-hidden>
            {t('content.publish.when')}
          </p>
          <Choice
            label={t('content.publish.when')}
            options={(['now', 'later'] as const).map((id) => ({ id, label: t(`content.publish.at.${id}`) }))}
            value={plan.when}
            onChange={(when) => onPlan({ ...plan, when })}
          />
          {plan.when === 'later' && (
            <>
              <div className={styles.moment}>
                <TextField
                  type="date"
                  label={t('content.publish.day')}
                  error={errors.moment && t('content.publish.notAhead')}
                  value={plan.day}
                  onChange={({ target }) => onPlan({ ...plan, day: target.value })}
                />
                <TextField
                  type="time"
                  label={t('content.publish.time')}
                  value={plan.time}
                  onChange={({ target }) => onPlan({ ...plan, time: target.value })}
                />
              </div>
              <p className={styles.note}>
                {t('content.publish.zone', { zone: timeZone.replaceAll('_', ' ') })}
              </p>
            </>
          )}
        </div>
      )}
    </>
  )
}
