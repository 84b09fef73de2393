import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentBuild, ContentVersion } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { createChangeIds } from '../change-ids.ts'
import type { PublishOutcome } from '../publish-outcome.ts'
import { contentQuery, sendPublish, sendSchedule } from '../queries.ts'
import { errorsInPlan, firstPlan, latestSeen, momentOf, type PlanErrors } from '../rules/publish-plan.ts'
import type { DraftWork } from '../use-draft-work.ts'
import { ChangedScenes } from './ChangedScenes.tsx'
import { Changes } from './Changes.tsx'
import styles from './Content.module.css'
import { PublishChoices } from './PublishChoices.tsx'
import { REFUSED, type Reason } from './refused.ts'
import { Said } from './Said.tsx'

interface PublishPopupProps {
  work: DraftWork
  build: ContentBuild
  versionsHref: string
  onClose: () => void
  onPublished: (outcome: PublishOutcome) => void
}

/** Before players see it: what changes for them, for whom and when, and a note for colleagues. */
export function PublishPopup({ work, versionsHref, onClose, onPublished, ...asked }: PublishPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { adventure } = work
  const { folder, name, players, trial } = adventure
  const { data } = useQuery(contentQuery)
  const { teams = [], timeZone = 'UTC' } = data ?? {}
  // what the summary is of, whatever is checked meanwhile
  const [build] = useState(asked.build)
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState<ReturnType<typeof firstPlan> | null>(null)
  const [opened] = useState(() => new Date())
  const plan = chosen ?? firstPlan(timeZone, opened, trial)
  const [errors, setErrors] = useState<PlanErrors>({})
  const [ids] = useState(createChangeIds)
  const { sending, send } = useSending<Reason>(REFUSED)
  const isOvertaken = sending.state === 'failed' && sending.reason === 'newer-published'
  const latest = latestSeen(adventure)
  const publish = async (over: number | null) => {
    const found = errorsInPlan(plan, timeZone, new Date())
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const body = {
      ...{ buildId: build.id, version: over, note: note.trim() },
      ...(plan.whom === 'teams' && { teams: [...plan.teams] }),
    }
    const moment = plan.when === 'later' ? momentOf(plan, timeZone) : null
    const scheduled = moment && { ...body, at: moment.toISOString() }
    const isDone = await send(async () =>
      onPublished(
        scheduled
          ? { schedule: await ids.under(scheduled, (id) => sendSchedule(folder, { ...scheduled, id })) }
          : { version: await sendPublish(folder, body) },
      ),
    )
    if (isDone) onClose()
    else await work.refresh()
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose} dismissable="escape">
      <div className={styles.asked}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.publish.title', { name })}
        </h2>
        {build.changes && <Changes changes={build.changes} />}
        <ChangedScenes folder={folder} buildId={build.id} />
        {plan.whom === 'all' && plan.when === 'now' && (
          <p className={styles.note}>
            {players > 0 ? t('content.publish.means', { count: players }) : t('content.publish.nobody')}
          </p>
        )}
        <PublishChoices
          adventure={adventure}
          teams={teams}
          timeZone={timeZone}
          plan={plan}
          errors={errors}
          onPlan={(next) => {
            setChosen(next)
            setErrors({})
          }}
        />
        {plan.when === 'later' && <p className={styles.note}>{t('content.publish.laterMeans')}</p>}
        <TextField
          label={t('content.publish.note')}
          hint={t('content.publish.noteHint')}
          value={note}
          maxLength={300}
          onChange={({ target }) => setNote(target.value)}
        />
        {isOvertaken ? (
          <Overtaken version={latest} versionsHref={versionsHref} onClose={onClose} />
        ) : (
          <Said sending={sending} />
        )}
        <div className={styles.actions}>
          <Button
            variant={isOvertaken ? 'danger' : 'primary'}
            loadingVerb={sending.state === 'sending' && t('content.publish.going')}
            onClick={() => void publish(isOvertaken ? (latest?.number ?? null) : build.base)}
          >
            {t(isOvertaken ? 'content.publish.over' : `content.publish.do.${plan.when}`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}

interface OvertakenProps {
  version: ContentVersion | null
  versionsHref: string
  onClose: () => void
}

/** Somebody published meanwhile. */
function Overtaken({ version, versionsHref, onClose }: OvertakenProps) {
  const { t } = useTranslation()
  const when = useWhen()
  return (
    <Notice tone="warn">
      <p>
        {version
          ? t('content.publish.newer', {
              number: version.number,
              who: version.published.by ?? t('content.somebody'),
              when: when.moment(version.published.at),
            })
          : t('content.refused.newer-published')}
      </p>
      {version && version.note !== '' && <p className={styles.quote}>{version.note}</p>}
      <a className={styles.link} href={versionsHref} onClick={onClose}>
        {t('content.publish.look')}
      </a>
    </Notice>
  )
}
