import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ImportedPackage, PackagePlace } from '#shared/contract/packages.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendPlace } from '../queries.ts'
import styles from './Packages.module.css'

interface PlaceFormProps {
  found: ImportedPackage
  places: readonly PackagePlace[]
  /** All that are here: one of them may be played in one language. */
  packages: readonly ImportedPackage[]
  onPlaced: () => void
  /** What else can be done with it. */
  children: ReactNode
}

interface Values {
  /** `<adventure>/<mission>` */
  place: string
  name: string
  goal: string
  points: number
  coins: number
  minutes: number
  opensWindows: boolean
  isLeaderAcceptRequired: boolean
  competences: string[]
  /** Ids of packages; empty where this one is played. */
  editions: Partial<Record<Language, string>>
}

const NAME_LENGTH = 120
const GOAL_LENGTH = 500
const MOST_POINTS = 10_000
const MOST_MINUTES = 600

/** Which mission has it as a task, and what is said of that. */
export function PlaceForm({ found, places, packages, onPlaced, children }: PlaceFormProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const { register, handleSubmit, formState, control } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: valuesOf(found, places),
  })
  const { errors } = formState
  const missions = places.flatMap(({ adventureId, name, missions: inside }) =>
    inside.map((mission) => ({ id: `${adventureId}/${mission.id}`, label: `${name} · ${mission.name}` })),
  )
  const [chosenId = ''] = useWatch({ control, name: 'place' }).split('/')
  const adventure = places.find(({ adventureId }) => adventureId === chosenId)
  const onSubmit = handleSubmit(async ({ place, editions, competences, ...task }) => {
    const [adventureId = '', missionId = ''] = place.split('/')
    const known = adventure?.competences.map(({ id }) => id) ?? []
    const body = {
      ...{ ...task, adventureId, missionId },
      competences: competences.filter((id) => known.includes(id)),
      editions: Object.fromEntries(
        Object.entries(editions).filter(
          ([language, id]) => id && adventure?.languages.some((one) => one === language),
        ),
      ),
    }
    if (await send(() => sendPlace(found.id, body))) onPlaced()
  })
  const whole = (name: 'points' | 'coins' | 'minutes', least: number, most: number) => ({
    ...register(name, {
      valueAsNumber: true,
      validate: (value) => Number.isInteger(value) && value >= least && value <= most,
    }),
    ...({ type: 'number', inputMode: 'numeric', min: least, max: most, step: 1 } as const),
    error: errors[name] && t('packages.place.number', { least, most }),
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <SelectField label={t('packages.place.mission')} options={missions} {...register('place')} />
      <TextField
        label={t('packages.place.name')}
        hint={t('packages.place.nameHint')}
        error={errors.name && t('packages.place.nameMissing')}
        maxLength={NAME_LENGTH}
        {...register('name', { validate: (value) => value.trim() !== '' })}
      />
      <TextField label={t('packages.place.goal')} maxLength={GOAL_LENGTH} {...register('goal')} />
      <div className={styles.numbers}>
        <TextField label={t('packages.place.points')} {...whole('points', 0, MOST_POINTS)} />
        <TextField label={t('packages.place.coins')} {...whole('coins', 0, MOST_POINTS)} />
        <TextField label={t('packages.place.minutes')} {...whole('minutes', 1, MOST_MINUTES)} />
      </div>
      <Checkbox label={t('packages.place.isLeaderAcceptRequired')} {...register('isLeaderAcceptRequired')} />
      {adventure && adventure.competences.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('packages.place.competences')}</legend>
          {adventure.competences.map(({ id, name }) => (
            <Checkbox key={id} label={name} value={id} {...register('competences')} />
          ))}
        </fieldset>
      )}
      {adventure && adventure.languages.length > 1 && packages.length > 1 && (
        <fieldset className={styles.choices}>
          <legend>{t('packages.place.editions')}</legend>
          {LANGUAGES.filter(({ shortName }) => adventure.languages.includes(shortName)).map(
            ({ shortName, name }) => (
              <SelectField
                key={shortName}
                label={name}
                options={[
                  { id: '', label: t('packages.place.thisOne') },
                  ...packages
                    .filter(({ id }) => id !== found.id)
                    .map(({ id, title, fileName }) => ({ id, label: title || fileName })),
                ]}
                {...register(`editions.${shortName}`)}
              />
            ),
          )}
        </fieldset>
      )}
      <Checkbox label={t('packages.place.opensWindows')} {...register('opensWindows')} />
      <p>{t('packages.place.opensWindowsMeans')}</p>
      {sending.state === 'failed' && <Notice tone="error">{t('packages.notDone')}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" loadingVerb={sending.state === 'sending' && t('packages.place.saving')}>
          {t(found.task ? 'packages.place.save' : 'packages.place.add')}
        </Button>
        {children}
      </div>
    </form>
  )
}

function valuesOf({ task, title, fileName }: ImportedPackage, places: readonly PackagePlace[]): Values {
  const [first] = places.flatMap(({ adventureId, missions }) =>
    missions.map(({ id }) => `${adventureId}/${id}`),
  )
  if (task) {
    const { id: _, adventureId, missionId, missionName, ...said } = task
    const place = missionName === null ? (first ?? '') : `${adventureId}/${missionId}`
    return { place, ...said }
  }
  const name = (title || fileName.replace(/\.zip$/i, '')).slice(0, NAME_LENGTH)
  return {
    ...{ place: first ?? '', name, goal: '', points: 20, coins: 0, minutes: 10, opensWindows: false },
    ...{ isLeaderAcceptRequired: false, competences: [], editions: {} },
  }
}
