import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  SESSION_ABOUT_LENGTH,
  SESSION_AUDIENCES,
  SESSION_LINK_LENGTH,
  SESSION_PLACE_LENGTH,
  SESSION_TITLE_LENGTH,
} from '#shared/domain/coaching-sessions.ts'
import type { SessionPlan } from '#shared/contract/coaching-sessions.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { zoneIds, zoneName, zoneRegion } from '#src/lib/time-zones/time-zones.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { refreshSessions } from '../session-queries.ts'
import styles from './Led.module.css'
import { errorsIn, planOf, type DraftErrors, type PlanDraft } from './plan-draft.ts'

const REFUSED = {
  'session-cancelled': 'cancelled',
  'session-over': 'over',
  'seats-taken': 'seats',
  'not-found': 'gone',
  'refused-fields': 'unfit',
} as const

interface SessionFormProps {
  first: PlanDraft
  teams: readonly { id: string; name: string }[]
  /** Of the button that sends it. */
  verb: string
  onSend: (plan: SessionPlan) => Promise<unknown>
  onDone: (plan: SessionPlan) => void
}

/** A session as its leader writes it. What is refused stays in its fields. */
export function SessionForm({ first, teams, verb, onSend, onDone }: SessionFormProps) {
  const { t, i18n } = useTranslation()
  const { sending, send } = useSending(REFUSED)
  const [draft, setDraft] = useState(first)
  const zones = useMemo(() => zoneOptions(first.timeZone, i18n.language), [first.timeZone, i18n.language])
  const [errors, setErrors] = useState<DraftErrors>({})
  const change = (more: Partial<PlanDraft>) => {
    setDraft((before) => ({ ...before, ...more }))
    setErrors({})
  }
  const said = (field: keyof DraftErrors) => (errors[field] ? t(`coaching.led.error.${field}`) : undefined)

  const submit = async (form: HTMLFormElement) => {
    const found = errorsIn(draft, new Date())
    focusFirstWrong(form, () => setErrors(found))
    if (Object.keys(found).length > 0) return
    const plan = planOf(draft)
    if (!(await send(() => onSend(plan)))) return
    void refreshSessions()
    onDone(plan)
  }
  const text = (field: 'title' | 'place' | 'link' | 'day' | 'from' | 'to' | 'seats') => ({
    value: draft[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [field]: currentTarget.value }),
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.state !== 'sending') void submit(event.currentTarget)
      }}
    >
      <TextField
        label={t('coaching.led.title')}
        maxLength={SESSION_TITLE_LENGTH}
        error={said('title')}
        {...text('title')}
      />
      <OpinionBox
        label={t('coaching.led.about')}
        firstText={first.about}
        maxLength={SESSION_ABOUT_LENGTH}
        roomLeft={(count) => t('coaching.roomLeft', { count })}
        onText={(about) => change({ about })}
      />
      <div className={styles.times}>
        <TextField type="date" label={t('coaching.led.day')} error={said('day')} {...text('day')} />
        <TextField type="time" label={t('coaching.led.from')} {...text('from')} />
        <TextField type="time" label={t('coaching.led.to')} error={said('to')} {...text('to')} />
      </div>
      <SelectField
        label={t('coaching.led.zone')}
        hint={t('coaching.led.zoneHint')}
        options={zones}
        value={draft.timeZone}
        onChange={({ currentTarget }) => change({ timeZone: currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('coaching.led.place')}
          maxLength={SESSION_PLACE_LENGTH}
          error={said('place')}
          {...text('place')}
        />
        <TextField
          type="url"
          label={t('coaching.led.link')}
          placeholder="https://"
          maxLength={SESSION_LINK_LENGTH}
          error={said('link')}
          {...text('link')}
        />
      </div>
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={500}
        label={t('coaching.led.seats')}
        error={said('seats')}
        {...text('seats')}
      />
      <div className={styles.group}>
        <p className={styles.label} aria-hidden>
          {t('coaching.led.audience')}
        </p>
        <Choice
          label={t('coaching.led.audience')}
          options={SESSION_AUDIENCES.map((id) => ({ id, label: t(`coaching.led.for.${id}`) }))}
          value={draft.audience}
          onChange={(audience) => change({ audience })}
        />
        {draft.audience === 'teams' && (
          <TeamBoxes
            teams={teams}
            chosen={draft.teams}
            error={said('teams')}
            onChange={(chosen) => change({ teams: chosen })}
          />
        )}
      </div>
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`coaching.led.refused.${sending.reason}`)}</Notice>
      )}
      <Button type="submit" loadingVerb={sending.state === 'sending' && t('coaching.sending')}>
        {verb}
      </Button>
    </form>
  )
}

interface TeamBoxesProps {
  teams: readonly { id: string; name: string }[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

function TeamBoxes({ teams, chosen, error, onChange }: TeamBoxesProps) {
  return (
    <div className={styles.teams}>
      {teams.length === 0 && error && <Notice tone="error">{error}</Notice>}
      {teams.map(({ id, name }, index) => (
        <Checkbox
          key={id}
          label={name}
          error={index === 0 ? error : undefined}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </div>
  )
}

/** By name, and no offset: it may be another one on the day of the session. */
function zoneOptions(first: string, language: string) {
  return [...new Set([first, ...zoneIds()])]
    .map((id) => ({ id, label: zoneLabel(id, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** Another place may have the same name. */
function zoneLabel(id: string, language: string): string {
  const region = zoneRegion(id, language)
  const name = zoneName(id, language)
  return region === '' ? name : `${name} (${region})`
}
