import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEASON_NAME_LENGTH, type Season, type SeasonDraft } from '#shared/contract/seasons.ts'
import { GOAL_LIMITS } from '#shared/domain/rankings.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { saveSeason } from '../calls.ts'
import styles from '../People.module.css'
import { useSpoken } from '../spoken.ts'
import { Said } from './Said.tsx'
import { useAction } from './use-action.ts'

interface SeasonFormProps {
  /** Null for a new one. */
  season: Season | null
  /** In the tenant's zone, YYYY-MM-DD. */
  today: string
  timeZone: string
  onDone: () => void
}

/** Calls for a season, or changes one: its points are counted for its days anew. */
export function SeasonForm({ season, today, timeZone, onDone }: SeasonFormProps) {
  const { t, i18n } = useTranslation()
  const spoken = useSpoken()
  const { sending, send } = useAction()
  const [name, setName] = useState<Partial<Record<Language, string>>>(season?.name ?? {})
  const [startsOn, setStartsOn] = useState(season?.startsOn ?? today)
  const [endsOn, setEndsOn] = useState(season?.endsOn ?? '')
  const [goal, setGoal] = useState(season?.goal?.toString() ?? '')
  const [isTried, setTried] = useState(false)
  const draft = draftOf(name, { startsOn, endsOn, goal })
  const errors = {
    name: Object.keys(draft.name).length === 0 && t('people.seasons.error.name'),
    endsOn: (endsOn === '' || endsOn < startsOn) && t('people.seasons.error.endsOn'),
    goal: !isGoal(draft.goal) && t('people.seasons.error.goal'),
  }
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (errors.name || errors.endsOn || errors.goal) return
    if (await send(() => saveSeason(season?.id ?? null, draft))) onDone()
  }
  const fields = LANGUAGES.filter(({ shortName }) => spoken.includes(shortName))
  const nameless = namelessOf(
    fields.map(({ shortName }) => shortName),
    name,
    i18n.language,
  )
  const errorOf = (field: keyof typeof errors) => (isTried && errors[field]) || undefined
  return (
    <form className={styles.stack} noValidate onSubmit={(event) => void save(event)}>
      <div className={classes(styles.fields, styles.steady)}>
        {fields.map(({ shortName, name: language }) => (
          <TextField
            key={shortName}
            label={t('people.seasons.name', { language })}
            error={shortName === nameless ? errorOf('name') : undefined}
            lang={shortName}
            value={name[shortName] ?? ''}
            maxLength={SEASON_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName((last) => ({ ...last, [shortName]: target.value }))}
          />
        ))}
      </div>
      <div className={classes(styles.fields, styles.steady)}>
        <TextField
          label={t('people.seasons.startsOn')}
          type="date"
          required
          value={startsOn}
          onChange={({ target }) => setStartsOn(target.value)}
        />
        <TextField
          label={t('people.seasons.endsOn')}
          type="date"
          required
          min={startsOn}
          error={errorOf('endsOn')}
          value={endsOn}
          onChange={({ target }) => setEndsOn(target.value)}
        />
        <TextField
          label={t('people.seasons.goal')}
          inputMode="numeric"
          error={errorOf('goal')}
          value={goal}
          onChange={({ target }) => setGoal(target.value)}
        />
      </div>
      <p className={styles.quiet}>{t('people.seasons.zone', { zone: timeZone })}</p>
      <Said sending={sending} />
      <div className={styles.facts}>
        <Button type="submit" loadingVerb={sending.state === 'sending' && t('people.working')}>
          {t('people.seasons.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('people.leaveIt')}
        </Button>
      </div>
    </form>
  )
}

function draftOf(
  name: Partial<Record<Language, string>>,
  { startsOn, endsOn, goal }: { startsOn: string; endsOn: string; goal: string },
): SeasonDraft {
  const said = Object.entries(name).filter(([, words]) => words.trim().length > 1)
  const digits = goal.replaceAll(/\s/g, '')
  return { name: Object.fromEntries(said), startsOn, endsOn, goal: digits === '' ? null : Number(digits) }
}

/** Where a name is missing: in the field that was begun, else in the reader's own language. */
function namelessOf(
  fields: readonly Language[],
  name: Partial<Record<Language, string>>,
  own: string,
): Language | undefined {
  const begun = fields.find((language) => name[language]?.trim())
  return begun ?? fields.find((language) => language === own) ?? fields[0]
}

function isGoal(goal: number | null): boolean {
  return goal === null || (Number.isInteger(goal) && goal >= GOAL_LIMITS.least && goal <= GOAL_LIMITS.most)
}
