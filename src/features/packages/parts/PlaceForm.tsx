import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ImportedPackage, PackagePlace } from '#shared/contract/packages.ts'
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
}

const NAME_LENGTH = 120
const GOAL_LENGTH = 500
const MOST_POINTS = 10_000
const MOST_MINUTES = 600

/** Which mission has it as a task, and what is said of that. */
export function PlaceForm({ found, places, onPlaced, children }: PlaceFormProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: valuesOf(found, places),
  })
  const { errors } = formState
  const missions = places.flatMap(({ adventureId, name, missions: inside }) =>
    inside.map((mission) => ({ id: `${adventureId}/${mission.id}`, label: `${name} · ${mission.name}` })),
  )
  const onSubmit = handleSubmit(async ({ place, ...task }) => {
    const [adventureId = '', missionId = ''] = place.split('/')
    if (await send(() => sendPlace(found.id, { ...task, adventureId, missionId }))) onPlaced()
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
    const { adventureId, missionId, name, goal, points, coins, minutes, opensWindows } = task
    const place = task.missionName === null ? (first ?? '') : `${adventureId}/${missionId}`
    return { place, name, goal, points, coins, minutes, opensWindows }
  }
  const name = (title || fileName.replace(/\.zip$/i, '')).slice(0, NAME_LENGTH)
  return { place: first ?? '', name, goal: '', points: 20, coins: 0, minutes: 10, opensWindows: false }
}
